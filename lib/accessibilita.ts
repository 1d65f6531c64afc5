import * as z from 'zod';
import { escapeAttribute } from '#platform/xml/escape.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';

/** Where the page lies on every site: whoever is asked to sign in reads it too. */
export const ACCESSIBILITA_PATH = '/accessibilita.html';

const dichiarazione = () => z.url({ protocol: /^https?$/ });

/** A school that has a statement of its own: it is the school that the law asks it of. */
const DellaScuola = z.strictObject({
  nome: z.string().trim().min(1).max(200),
  dichiarazione: dichiarazione(),
  segnalazioni: z.email().optional(),
});
type DellaScuola = z.infer<typeof DellaScuola>;

/** The words of an installation on its accessibility: its statement on AgID's site, who is told of a barrier, and by code the schools that have their own. */
export const Accessibilita = z.strictObject({
  dichiarazione: dichiarazione().optional(),
  segnalazioni: z.email().optional(),
  scuole: z
    .record(z.string(), DellaScuola)
    .refine(
      (scuole) => Object.keys(scuole).every((codmin) => /^[A-Z0-9]{10}$/.test(codmin)),
      'Il codice di una scuola ha dieci lettere e cifre.',
    )
    .optional(),
});
export type Accessibilita = z.infer<typeof Accessibilita>;

/** The rules by which a browser looks at the screens, by the tags of axe: those that the page promises. */
export const REGOLE_PROVATE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

const STILE = `
body{margin:0;background:#fff;color:#16191f;font:1rem/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.75rem;line-height:1.25}
h2{margin-top:2rem;font-size:1.25rem}
a{color:#0a4f8f}
li:target{background:#eaf2fa;scroll-margin-top:8rem}
:focus-visible{outline:3px solid #0a4f8f;outline-offset:3px}
`;

const dichiarata = (dichiarazione: string | undefined): string =>
  dichiarazione === undefined
    ? '<p>L\'indirizzo della dichiarazione di accessibilità non è ancora scritto nelle impostazioni di questa installazione: lo indica chi la gestisce, dopo averla pubblicata su <a href="https://form.agid.gov.it">form.agid.gov.it</a>.</p>'
    : `<p><a href="${escapeAttribute(dichiarazione)}">Dichiarazione di accessibilità</a>, pubblicata sul sito dell'Agenzia per l'Italia digitale (L. 4/2004, art. 3-quater) e rivista ogni anno entro il 23 settembre.</p>`;

const segnalate = (segnalazioni: string | undefined): string =>
  segnalazioni === undefined
    ? "<p>Chi trova una barriera lo scrive all'ufficio della scuola da cui riceve l'accesso, o a chi la paga.</p>"
    : `<p>Chi trova una barriera scrive a <a href="mailto:${escapeAttribute(encodeURI(segnalazioni))}">${escapeAttribute(segnalazioni)}</a>.</p>`;

/** The statement of one school, at the place of the page that the foot of its pages leads to. */
const dellaScuola = ([codmin, { nome, dichiarazione, segnalazioni }]: readonly [string, DellaScuola]): string =>
  `<li id="${escapeAttribute(codmin)}"><a href="${escapeAttribute(dichiarazione)}">${escapeAttribute(nome)}</a>${
    segnalazioni === undefined
      ? ''
      : `; chi trova una barriera scrive a <a href="mailto:${escapeAttribute(encodeURI(segnalazioni))}">${escapeAttribute(segnalazioni)}</a>`
  }.</li>`;

const delleScuole = (scuole: Accessibilita['scuole'] = {}): string => {
  const righe = Object.entries(scuole).toSorted(byTesto(([, { nome }]) => nome));
  return righe.length === 0
    ? ''
    : `<h2>Dichiarazioni delle scuole</h2>\n<ul>\n${righe.map(dellaScuola).join('\n')}\n</ul>\n`;
};

/** The page «Accessibilità» of an installation: a document without scripts, which asks nobody to sign in. */
export const paginaAccessibilita = ({ dichiarazione, segnalazioni, scuole }: Accessibilita): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibilità · Emolumenti</title>
<link rel="icon" href="/icona.svg" type="image/svg+xml">
<style>${STILE}</style>
</head>
<body>
<main>
<h1>Accessibilità di Emolumenti</h1>
${dichiarata(dichiarazione)}
${delleScuole(scuole)}<h2>Che cosa è conforme</h2>
<ul>
<li>Le schermate sono provate in un browser sulle regole automatiche delle WCAG 2.0, 2.1 e 2.2, livelli A e AA (norma EN 301 549): un difetto grave o critico ferma la versione.</li>
<li>Ogni lavoro si fa dalla sola tastiera, con il punto in cui si è sempre visibile.</li>
<li>Le pagine si leggono su uno schermo di 390 punti senza scorrere di lato.</li>
<li>I PDF delle stampe hanno struttura, lingua e ordine di lettura.</li>
</ul>
<h2>Che cosa non è provato</h2>
<ul>
<li>Il programma non è stato provato con persone che usano un lettore di schermo: le prove automatiche non trovano tutto.</li>
<li>Le pagine di accesso di un fornitore di identità esterno (SPID, CIE, Cognito) sono del fornitore.</li>
<li>I file che si scaricano per un altro ente (F24, UniEmens, CU) hanno la forma che quell'ente prescrive.</li>
</ul>
<h2>Segnalare una barriera</h2>
${segnalate(segnalazioni)}
<p>Dire la pagina, che cosa si voleva fare, il browser e la tecnologia usata. Senza una risposta soddisfacente entro trenta giorni ci si può rivolgere al difensore civico per il digitale, sul sito dell'Agenzia per l'Italia digitale.</p>
</main>
</body>
</html>
`;
