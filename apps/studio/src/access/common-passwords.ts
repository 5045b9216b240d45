/** The most common leaked passwords of at least twelve characters, with variants in the four languages. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123456789012 1234567890123 12345678901234 123456789123 123456789abc 123456789qwe 112233445566 987654321012
  1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv q1w2e3r4t5y6 zaq12wsxcde3 qazwsxedcrfv
  qwertyuiop12 qwertyuiop123 qwertyuiop123456 qwerty123456 qwerty1234567890 qwertyqwerty qwertyuiopasdfghjkl
  qwertyuiopasdfghjklzxcvbnm asdfghjkl123 asdfghjklzxcvbnm zxcvbnmasdfghjkl abcdefghijkl abcdefghijklmnopqrstuvwxyz
  abc123456789 abcd12345678 a1b2c3d4e5f6 password1234 password12345 password123456 password123456789
  passwordpassword mypassword123 newpassword123 thisisapassword thisismypassword changeme1234 changemechangeme
  administrator administrator1 adminadmin123 admin1234567 admin12345678 letmeinletmein letmeinplease
  welcome12345 welcome123456 iloveyou1234 iloveyou12345 iloveyousomuch iloveyouforever football1234
  princess1234 sunshine1234 superman1234 trustno1trustno1 correcthorsebatterystaple
  salasana1234 salasana12345 salasana123456 salasanasalasana perkele12345
  lösenord1234 lösenord12345 losenord1234 losenord12345 mittlösenord hejhej123456
  passord12345 passord123456 mittpassord1 kodeord12345 kodeord123456 adgangskode1 adgangskode123
  casino123456 casinocasino bonusbonus123
  `
    .trim()
    .split(/\s+/),
);
