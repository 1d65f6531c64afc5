import { writeCsv } from '#platform/spreadsheet.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes, type Importazione, type StatoImportazione } from '#shared/contracts/scambio/scambio.ts';
import { nuovePersone } from '../../cedolini.ts';
import { startTestHome, type Person } from '../../home/test-home.ts';
import { loginOf } from '../../home/test-users.ts';
import { personaDiProva } from '../../persone-di-prova.ts';
import type { Flusso, Gesto } from '../flusso.ts';

const TITOLI = ['Codice fiscale', 'Cognome', 'Nome', 'Note'];
const NOME = 'persone.csv';

/** Two people who are there, with a note, and a new one. */
const bytes = writeCsv({
  colonne: TITOLI.map((titolo) => ({ titolo, tipo: 'testo' as const })),
  righe: [1, 2, 3]
    .map((numero) => personaDiProva(numero))
    .map(({ desCf, desCognome, desNome }) => [desCf, desCognome, desNome, 'nota']),
});

const leggi = ({ until }: Gesto, chi: Person, uid: Importazione['uid'], stati: readonly StatoImportazione[]) =>
  until(chi, scambioRoutes.getImportazione, { params: { uid }, query: {} }, ({ stato }) => stati.includes(stato));

/** Puts the file where it is awaited, until it is taken. */
const carica = async (gesto: Gesto, chi: Person, uid: Importazione['uid']): Promise<void> => {
  for (;;) {
    const { caricamento } = await leggi(gesto, chi, uid, ['CARICAMENTO', 'CONTROLLO', 'PRONTA']);
    if (caricamento === null) return;
    const answer = await fetch(caricamento.link, {
      method: 'PUT',
      headers: { 'content-type': caricamento.contentType },
      body: new Uint8Array(bytes),
    }).catch(() => undefined);
    if (answer?.ok === true) return;
  }
};

/** A file is sent, checked, applied; then the import is undone. */
export const importazione: Flusso = {
  nome: 'importazione e suo annullamento',
  prepare: async () => {
    const home = await startTestHome({ oggi: '2026-03-10' });
    const gestore = await home.as(loginOf('GESTORE'));
    await nuovePersone(gestore, 2);
    const file = { tipo: 'persone', nomeFile: NOME, dimensione: bytes.length } as const;
    let aperta: Importazione;
    let controllata: Importazione;
    let lavoro: string;
    return {
      home,
      oggi: gestore.sessione.oggi,
      passi: [
        async ({ ask }) => {
          aperta = await ask(gestore, scambioRoutes.createImportazione, { body: file });
        },
        async (gesto) => {
          const { uid, versione } = aperta;
          await carica(gesto, gestore, uid);
          await gesto.ask(gestore, scambioRoutes.createImportazione, { body: { ...file, uid, versione } });
          controllata = await leggi(gesto, gestore, uid, ['PRONTA']);
        },
        async (gesto) => {
          const { uid, versione } = controllata;
          await gesto.ask(gestore, scambioRoutes.applyImportazione, { params: { uid }, body: { versione } });
          lavoro = (await leggi(gesto, gestore, uid, ['APPLICATA'])).lavoro ?? '';
        },
        async (gesto) => {
          await gesto.ask(gestore, lavoroRoutes.undoLavoro, { params: { uid: lavoro }, body: {} });
          await leggi(gesto, gestore, aperta.uid, ['ANNULLATA']);
        },
      ],
    };
  },
};
