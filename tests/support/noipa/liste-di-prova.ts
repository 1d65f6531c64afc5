import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { ListaNoipa, ListaNoipaInput, RigaNoipaInput } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { pianiCapitoliRoutes, type PianoCapitoloInput } from '#shared/contracts/noipa/piani-capitoli.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Person } from '../home/test-home.ts';

/** Teaching hours, and an amount the office decides. */
export const ORE = '2555/05 B001/0001';
export const FORFAIT = '2555/05 B001/0002';

const piano = (sottocompenso: string, codVoce: string): PianoCapitoloInput => ({
  capitolo: '2555',
  piano: '05',
  compenso: 'B001',
  sottocompenso,
  tipo: 'MOF',
  codVoce,
  documento: '',
  descrizione: `Compenso di prova ${sottocompenso}`,
});

/** The two codes with money of a year, cents each. */
export const assignFondo = async (ufficio: Person, anno: number, importo: number): Promise<void> => {
  await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, { body: piano('0001', 'MOF_INS') });
  await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, { body: piano('0002', '') });
  for (const chiave of [ORE, FORFAIT])
    await ufficio.ok(dotazioneRoutes.createEntrata, {
      body: { data: `${anno}-01-10`, chiave, importo, causale: 'Assegnazione di prova' },
    });
};

/** A list of the fund for a school year. */
export const listaDiProva = (cambi: Partial<ListaNoipaInput> = {}): ListaNoipaInput => ({
  tipo: 'MOF',
  codice: '',
  anno: 2026,
  mese: 3,
  descrizione: 'Fondo di prova',
  datInizio: '2025-09-01',
  datFine: '2026-02-28',
  tassazione: 'CORRENTE',
  note: '',
  ...cambi,
});

export const createLista = (ufficio: Person, cambi: Partial<ListaNoipaInput> = {}): Promise<ListaNoipa> =>
  ufficio.ok(listeRoutes.createListaNoipa, { body: listaDiProva(cambi) });

/** A compensation in the days of the list. */
export const riga = (cambi: Partial<RigaNoipaInput> = {}): RigaNoipaInput => ({
  chiave: ORE,
  ore: null,
  importo: null,
  datInizio: '2025-09-01',
  datFine: '2026-02-28',
  profilo: '',
  ...cambi,
});

/** A list that pays a person hours and an amount, within the money of its year. */
export const fillNoipa = async (ufficio: Person, persona: Uid<'PERSONA'>): Promise<string> => {
  const anno = Number(ufficio.sessione.oggi.slice(0, 4));
  await assignFondo(ufficio, anno, 2_500_000);
  const { uid, versione } = await createLista(ufficio, { anno });
  await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid,
      versione,
      pagamenti: [{ persona, righe: [riga({ ore: 1050 }), riga({ chiave: FORFAIT, importo: 25_000 })] }],
    },
  });
  return uid;
};
