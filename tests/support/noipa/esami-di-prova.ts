import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import { esamiRoutes } from '#shared/contracts/noipa/esami.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { commissioniRoutes, type CommissioneInput } from '#shared/contracts/tabelle/commissioni.ts';
import type { Person } from '../home/test-home.ts';
import { createLista } from './liste-di-prova.ts';

/** Fee and exempt travel of the maturità; taxed and untaxed pay of another exam. */
export const ESAMI = {
  FEE: '2554/05 A008/0001',
  TRAVEL: '2554/05 CC01/0001',
  ALTRO: '2554/05 C001/0001',
  ESENTE: '2554/05 C001/0002',
} as const;

/** The codes of exams with money of a year. */
export const assignEsami = async (ufficio: Person, anno: number): Promise<void> => {
  for (const chiave of Object.values(ESAMI)) {
    const [, capitolo = '', piano = '', compenso = '', sottocompenso = ''] =
      /^(\d{4})\/(\d\d) (\w{4})\/(\w{4})$/.exec(chiave) ?? [];
    await ufficio.ok(pianiCapitoliRoutes.createPianoCapitolo, {
      body: {
        capitolo,
        piano,
        compenso,
        sottocompenso,
        codVoce: '',
        documento: '',
        tipo: compenso === 'C001' ? 'ALTRI_ESAMI' : 'MATURITA',
        descrizione: `Esami ${compenso} ${sottocompenso}`,
      },
    });
    await ufficio.ok(dotazioneRoutes.createEntrata, {
      body: { data: `${anno}-01-10`, chiave, importo: 5_000_000, causale: 'Esami di prova' },
    });
  }
};

/** A commission of two classes, forty candidates. */
export const commissioneDiProva = (cambi: Partial<CommissioneInput> = {}): CommissioneInput => ({
  numAnno: 2025,
  descrizione: 'RMLI00001',
  tipoEsame: 'MATURITA',
  numClassi: 2,
  sede: '',
  candidati: 40,
  giorniLavorati: 20,
  flgParitaria: false,
  presidente: '',
  articolate: [],
  membri: [],
  ...cambi,
});

/** A list of the maturità and one of another exam that pay a person, within the money of the year; their uids. */
export const fillEsami = async (ufficio: Person, desCf: string): Promise<readonly string[]> => {
  const anno = Number(ufficio.sessione.oggi.slice(0, 4));
  await assignEsami(ufficio, anno);
  const comune = { anno, mese: 7, datInizio: `${anno}-01-01`, datFine: `${anno}-01-31` };
  const create = async (tipo: 'MATURITA' | 'ALTRI_ESAMI') => {
    const { uid, versione } = await createLista(ufficio, { ...comune, tipo, descrizione: `Esami di prova ${tipo}` });
    const commissione = await ufficio.ok(commissioniRoutes.createCommissione, {
      body: commissioneDiProva({
        numAnno: anno - 1,
        descrizione: `Prova ${tipo}`,
        tipoEsame: tipo === 'MATURITA' ? 'MATURITA' : 'ABILITAZIONE',
      }),
    });
    return { uid, versione, commissione: commissione.uid };
  };
  const [maturita, altri] = [await create('MATURITA'), await create('ALTRI_ESAMI')];
  await ufficio.ok(esamiRoutes.addPagamentiMaturita, {
    body: {
      ...maturita,
      chiavi: { funzione: ESAMI.FEE, trasferta: ESAMI.TRAVEL, preliminari: ESAMI.FEE },
      membri: [
        {
          desCf,
          funzione: 'COMMISSARIO_ESTERNO',
          classi: 2,
          sostituto: true,
          parte: null,
          fascia: '2',
          materie: 3,
          candidatiPreliminari: 2,
        },
      ],
    },
  });
  await ufficio.ok(esamiRoutes.addPagamentiAltriEsami, {
    body: {
      ...altri,
      chiavi: { imponibile: ESAMI.ALTRO, nonImponibile: null },
      membri: [{ desCf, funzione: 'PRESIDENTE', candidati: 20, giorni: 4, importo: 30_000, flgNonImponibile: false }],
    },
  });
  return [maturita.uid, altri.uid];
};
