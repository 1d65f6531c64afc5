import { createHash } from 'node:crypto';
import { escapeAttribute } from '#platform/xml/escape.ts';
import { FUSO_ITALIANO } from '#shared/domain/tempo/istante.ts';
import type { Spedito } from './outbox.ts';

const style = `
*{box-sizing:border-box}
body{margin:0;padding:1.5rem;background:#e9edf2;color:#16191f;font:1rem/1.5 system-ui,sans-serif}
main{max-width:48rem;margin:0 auto}
h1{margin:0 0 .25rem;font-size:1.5rem}
article{margin-top:1rem;padding:1rem 1.25rem;background:#fff;border:1px solid #7d8998;border-radius:.75rem;overflow-wrap:anywhere}
h2{margin:0 0 .5rem;font-size:1.1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 .75rem;margin:0 0 .75rem;color:#424a57}
dd{margin:0}
pre{margin:0;white-space:pre-wrap;font:inherit}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The outbox as a page: who looks at the demonstration sees what people would have received. Nothing in it runs. */
export const outboxPage = (messaggi: readonly Spedito[]) => ({
  status: 200,
  headers: {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
  },
  html: `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icona.svg" type="image/svg+xml">
<title>Posta in uscita · Emolumenti</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Posta in uscita</h1>
<p>I messaggi che il programma ha scritto su questa macchina, dall'ultimo: nessuno li riceve.</p>
${messaggi.length === 0 ? '<p>Ancora nessun messaggio.</p>' : messaggi.map(article).join('\n')}
</main>
</body>
</html>
`,
});

const article = ({ a, da, rispondiA, oggetto, testo, il }: Spedito): string => `<article>
<h2>${escapeAttribute(oggetto)}</h2>
<dl><dt>A</dt><dd>${escapeAttribute(a)}</dd><dt>Da</dt><dd>${escapeAttribute(da)}</dd>${rispondiA === '' ? '' : `<dt>Rispondere a</dt><dd>${escapeAttribute(rispondiA)}</dd>`}<dt>Il</dt><dd>${escapeAttribute(formatted(il))}</dd></dl>
<pre>${escapeAttribute(testo)}</pre>
</article>`;

const formatted = (il: string): string =>
  new Date(il).toLocaleString('it-IT', { timeZone: FUSO_ITALIANO, dateStyle: 'short', timeStyle: 'medium' });
