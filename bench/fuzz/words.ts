const words = (text: string) => text.trim().split(/\s+/);

/** What strangers look for on every host, and what of ours is nobody's but the machine's. */
export const LOOKED_FOR = words(`
  .env .git/config .git/HEAD .DS_Store .htaccess .well-known/acme-challenge/x .ssh/id_rsa
  wp-login.php wp-admin/ wp-content/plugins/x.php xmlrpc.php wp-json/wp/v2/users wp-config.php.bak
  admin admin/login administrator login api api/ api/users api/payload-jobs/run api/click/
  api/Click api/contact.json api/casino-chat/x graphql api/graphql graphql-playground v1/graphql
  metrics readyz healthz content-versions status nginx_status server-status debug/pprof unreadable
  _next/static/x.js _next/data/x.json _image?href=/x _server-islands/x _actions/x _astro/x.map
  actuator/env console solr/admin phpinfo.php index.php cgi-bin/x.sh vendor/phpunit/x.php
  backup.sql dump.sql db.sqlite package.json server/entry.mjs snapshot.ndjson click-spool/1
  etc/passwd proc/self/environ home review 404 unavailable no-preview category legal
  go/a/b GO/winz-casino goo preview previews/x fi/404 fi/part fi/part/ fi/admin fi/go/x
`).map((path) => `/${path}`);

/** What turns one address into another for somebody who reads it differently. */
export const INSERTED = words(String.raw`
  .. ../ /../ /./ // /%2e%2e/ %2e%2e%2f ..%2f %2f %5c \ ..\ %252e%252e%252f
  %00 %0a %0d%0aX-Injected:%201 %20 %09 %25 %c0%ae%c0%ae/ %e0%80%af %ff %f0%9f%98%80
  % %2 %zz %u002e ; ;jsessionid=1 # #/../readyz ? %3f %3Fsearch=x %23 & @ : + ä
  /readyz /content-versions .json .php ~ * ' " <script> {{7*7}} $(id)
`);

/** What a value should not be. */
export const HOSTILE = [
  '',
  ...words(`
  % %00 %ff%fe ..%2f..%2fetc%2fpasswd '%20OR%201=1-- <script>alert(1)</script> %3Cimg%20src=x%3E
  -1 1e309 NaN 99999999999999999999 0x10 true null [] {} __proto__ constructor
  %0d%0aX-Injected:%201 https://elsewhere.example/ //elsewhere.example %F0%9F%98%80 %ED%A0%80 ,,,,
  `),
];
