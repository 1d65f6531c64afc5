import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { webBuildOptions } from '#lib/web-build.ts';
import { CHROMIUM_ARGS, chromiumPath } from '#support/home/chromium.ts';
import type { BenchRow } from '../bench-row.ts';
import { median, rounds } from '../measures/rounds.ts';
import { servedFolder } from './served-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const PERSONE = 500;
const COLONNE = 6;
/** The sheets that are measured: of a run, of a list of NoiPA with its sums. */
const FOGLI = ['elaborazione', 'lista'] as const;
type Foglio = (typeof FOGLI)[number];
/** Keys of one turn, the same for both, and turns of a round: the two take them in turn, so that the machine's moods are of both. */
const TASTI = ['1', '2', '5', ',', '5', '0', 'Enter'] as const;
const GIRI = 5;
const GOAL = 3;

/** A bare input of Cloudscape, and the sheet of the product with its people; each keeps what is written in it. */
const PAGINA = `
import '@cloudscape-design/global-styles/index.css';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { changeValori, colonnaCodice, righeGriglia, sommeDi } from '${root}web/src/areas/noipa/liste/foglio.ts';
import { Griglia } from '${root}web/src/ui/griglia/griglia.tsx';
import { formatEuro } from '${root}shared/money/centesimi.ts';
import { scritturaImporto } from '${root}web/src/ui/modulo/campi/lettura.ts';

const colonne = Array.from({ length: ${COLONNE} }, (_, n) => ({ id: 'c' + n, titolo: 'Voce ' + n, scrittura: scritturaImporto }));
const prime = Array.from({ length: ${PERSONE} }, (_, n) => ({
  id: 'p' + n, titolo: 'Inventati Persona ' + n, chiavi: ['CF' + n], totale: '',
  valori: Object.fromEntries(colonne.map(({ id }, posto) => [id, 1000 + n + posto])),
}));
const Nudo = () => {
  const [valore, setValore] = useState('');
  return <Input value={valore} ariaLabel="Nudo" onChange={({ detail }) => setValore(detail.value)} />;
};
const Foglio = () => {
  const [righe, setRighe] = useState(prime);
  const onCambi = (cambi) => setRighe((tutte) => tutte.map((riga) => {
    const suoi = cambi.filter((cambio) => cambio.riga === riga.id);
    return suoi.length === 0 ? riga : { ...riga, valori: { ...riga.valori, ...Object.fromEntries(suoi.map((uno) => [uno.colonna, uno.valore ?? 0])) } };
  }));
  return <Griglia nome="Foglio" intestazione="Persona" righe={righe} colonne={colonne} totali={{}} totale="" onCambi={onCambi} />;
};
const giorni = { datInizio: '2025-09-01', datFine: '2026-06-30' };
const codici = Array.from({ length: ${COLONNE} }, (_, n) => colonnaCodice({ chiave: '2555/05 B001/000' + n, descrizione: 'Compenso ' + n, tariffa: null }, giorni));
const pagate = Array.from({ length: ${PERSONE} }, (_, n) => ({
  persona: 'p' + n, nominativo: 'Inventati Persona ' + n, desCf: 'CF' + n,
  valori: Object.fromEntries(codici.map(({ id }, posto) => [id, 1000 + n + posto])),
}));
const Lista = () => {
  const [persone, setPersone] = useState(pagate);
  const { perColonna, totale } = sommeDi(persone, codici);
  return <Griglia nome="Foglio" intestazione="Persona" righe={righeGriglia(persone, codici)} colonne={codici}
    totali={Object.fromEntries([...perColonna].map(([id, cents]) => [id, formatEuro(cents)]))} totale={formatEuro(totale)}
    onCambi={(cambi) => setPersone((tutte) => changeValori(tutte, cambi))} />;
};
createRoot(document.getElementById('app')).render(<><Nudo />{location.search === '?lista' ? <Lista /> : <Foglio />}</>);
`;

/** Milliseconds for one key of a turn: until the page has answered it and drawn the next frame's work. */
const turn = async (page: Page): Promise<number> => {
  const inizio = performance.now();
  for (const tasto of TASTI) await page.keyboard.press(tasto);
  return (performance.now() - inizio) / TASTI.length;
};

/** A key in one of the sheets and the same key in a bare input, in milliseconds, in turns. */
const measure = async (page: Page, indirizzo: string) => {
  await page.goto(indirizzo);
  const [nudo, foglio] = [page.getByRole('textbox', { name: 'Nudo' }), page.getByRole('grid', { name: 'Foglio' })];
  await foglio.waitFor();
  const both = async (): Promise<{ nudo: number; foglio: number }> => {
    await nudo.fill('');
    await nudo.focus();
    const suo = await turn(page);
    await foglio.focus();
    return { nudo: suo, foglio: await turn(page) };
  };
  const giri = await rounds(async () => {
    const tempi = await rounds(both, { warm: 0, many: GIRI });
    return { base: median(tempi.map((uno) => uno.nudo)), nostro: median(tempi.map((uno) => uno.foglio)) };
  });
  if ((await foglio.locator('td.cella').filter({ hasText: '125,50' }).count()) === 0)
    throw new Error('What was typed is not in the sheet');
  return giri;
};

const NOMI: Readonly<Record<Foglio, string>> = { elaborazione: 'a run', lista: 'a list of NoiPA' };

/** P12: a key typed in each sheet of 500 people, against the same key in a bare input, in a real browser. */
export const gridRows = async (): Promise<BenchRow[]> => {
  const cartella = join(root, 'node_modules', '.cache', `bench-grid-${process.pid}`);
  await mkdir(cartella, { recursive: true });
  await writeFile(join(cartella, 'grid.tsx'), PAGINA);
  const { metafile } = await build({
    ...webBuildOptions(join(cartella, 'out'), { minify: true }),
    entryPoints: { app: join(cartella, 'grid.tsx') },
  });
  const nomi = Object.entries(metafile.outputs)
    .filter(([nome, { entryPoint }]) => entryPoint !== undefined || nome.endsWith('.css'))
    .map(([nome]) => nome.slice(nome.indexOf('/out/') + '/out/'.length));
  const parti = nomi.map((nome) =>
    nome.endsWith('.css')
      ? `<link rel="stylesheet" href="/${nome}">`
      : `<script type="module" src="/${nome}"></script>`,
  );
  const sito = await servedFolder(
    join(cartella, 'out'),
    `<!doctype html><html lang="it"><body><div id="app"></div>${parti.join('')}</body></html>`,
  );
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const righe: BenchRow[] = [];
    for (const foglio of FOGLI) {
      const giri = await measure(page, `${sito.origin}/?${foglio}`);
      righe.push({
        id: 'P12',
        goal: `a key in the sheet of ${NOMI[foglio]}, ${PERSONE} people ≤ ${GOAL}× a bare input`,
        measured: `${median(giri.map((uno) => uno.nostro)).toFixed(1)} ms against ${median(giri.map((uno) => uno.base)).toFixed(1)} ms a key`,
        bound: { atMost: GOAL },
        ratios: giri.map(({ nostro, base }) => nostro / base),
        note: `Chromium ${browser.version()}`,
      });
    }
    return righe;
  } finally {
    await browser.close();
    sito.close();
    await rm(cartella, { recursive: true, force: true });
  }
};
