-- Of a mail server's reply only the codes are stored: its text may quote the visitor.

UPDATE site.contact_messages
SET mail_answer = substring(mail_answer FROM '\m[2-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?\M')
WHERE mail_answer IS NOT NULL;
