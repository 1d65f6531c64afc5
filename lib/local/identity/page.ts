import { createHash } from 'node:crypto';
import { escapeAttribute } from '#platform/xml/escape.ts';
import { ACCESSIBILITA_PATH } from '../../accessibilita.ts';

/** One HTML page of the provider: its status, headers and document. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** What a page is written to: the part of a Koa context it needs. */
interface PageTarget {
  status: number;
  type: string;
  body: unknown;
  set(name: string, value: string): void;
}

// Contrast against the white card, computed by WCAG 2.2: text #16191f 17:1, accent #0a4f8f 8:1, error #a3130b 8:1.
const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;align-content:center;gap:1rem;padding:1rem;background:#e9edf2;color:#16191f;font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:#fff;border:1px solid #7d8998;border-radius:.75rem;padding:2rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
h2{margin:0 0 .25rem;font-size:1rem}
p{margin:0 0 1rem}
label{display:block;margin-top:1rem;font-weight:600}
input{width:100%;margin-top:.25rem;padding:.6rem .75rem;font:inherit;color:inherit;background:#fff;border:2px solid #5f6b7a;border-radius:.5rem}
input[aria-invalid=true]{border-color:#a3130b}
button,.azione{display:block;width:100%;margin-top:1.5rem;padding:.7rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:#fff;background:#0a4f8f;border:2px solid #0a4f8f;border-radius:.5rem;cursor:pointer}
button:hover,.azione:hover{background:#073b6c;border-color:#073b6c}
a{color:#0a4f8f}
.altra,.altra:hover{color:#0a4f8f;background:#fff}
:focus-visible,.errore:focus{outline:3px solid #0a4f8f;outline-offset:3px}
.qr{display:block;width:12rem;height:auto;margin:0 auto 1rem}
.errore{margin:0 0 1rem;padding:.75rem 1rem;border:2px solid #a3130b;border-radius:.5rem;background:#fdf1f0;color:#7d0e08}
.errore p{margin:0}
.errore a{color:inherit}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * A complete Italian document around `body` (already HTML). `appOrigin` is where its forms may lead by redirection.
 * Nothing in it runs: no script is allowed, the only style is the one above, by its hash.
 */
export function page({
  title,
  body,
  appOrigin,
  status = 200,
}: {
  title: string;
  body: string;
  appOrigin: string;
  status?: number;
}): Page {
  return {
    status,
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        "img-src 'self'",
        `form-action 'self' ${appOrigin}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    },
    html: `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icona.svg" type="image/svg+xml">
<title>${escapeAttribute(title)} · Emolumenti</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
<footer><a href="${escapeAttribute(`${appOrigin}${ACCESSIBILITA_PATH}`)}">Accessibilità</a></footer>
</body>
</html>
`,
  };
}

/** Answers a request with a page. */
export function sendPage(target: PageTarget, { status, headers, html }: Page): void {
  target.status = status;
  for (const [name, value] of Object.entries(headers)) target.set(name, value);
  target.type = 'html';
  target.body = html;
}
