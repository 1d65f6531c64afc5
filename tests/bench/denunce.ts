import { create } from 'xmlbuilder2';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { multiplyPersone } from '#support/denunce/mille-persone.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import { recordsDi } from '#support/denunce/uniemens-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import type { BenchRow } from './bench-row.ts';
import { cuDiMille } from './denunce/cu.ts';
import { fileRotto } from './denunce/uniemens-rotto.ts';
import { median, milliseconds, rounds } from './measures/rounds.ts';

const PERSONE = 1000;

/** Returns who a person is, in the words of UniEmens: name and codice fiscale are judged together. */
const identitaDi = (numero: number) => {
  const { desCf, desCognome, desNome } = personaDiProva(numero);
  return { CFLavoratore: desCf, Cognome: desCognome, Nome: desNome };
};

/** The sample of two teachers as if they were a thousand, each with a name and a codice fiscale of their own. */
const filePieno = (): Uniemens => {
  const campione = recordsDi('due-docenti');
  return {
    ...campione,
    Azienda: campione.Azienda.map((azienda) => ({
      ...azienda,
      ListaPosPA: (azienda.ListaPosPA ?? []).map((lista) => ({
        ...lista,
        PosPA: (lista.PosPA ?? []).map(({ D0_DenunciaIndividuale: docenti = [], ...posizione }) => ({
          ...posizione,
          D0_DenunciaIndividuale: Array.from({ length: PERSONE / docenti.length }, (_, giro) =>
            docenti.map((docente, posto) => ({
              ...docente,
              ...identitaDi(giro * docenti.length + posto),
            })),
          ).flat(),
        })),
      })),
    })),
  };
};

/** P5: a file written and checked, against the time that xmlbuilder2 takes to read it back, turn by turn. */
const controXmlbuilder = async (): Promise<BenchRow> => {
  const records = filePieno();
  const riferimenti = await riferimentiDiProva();
  const compilata = uniemens.parse(records);
  const trovati = compilata.check(riferimenti);
  const testo = Buffer.from(compilata.write()).toString('utf8');
  if (trovati.length > 0) throw new Error(`The sample has ${trovati.length} errors`);
  const tempi = await rounds(async () => ({
    nostro: await milliseconds(() => {
      const letta = uniemens.parse(records);
      letta.check(riferimenti);
      letta.write();
    }),
    suo: await milliseconds(() => create(testo).end({ format: 'object' })),
  }));
  return {
    id: 'P5',
    goal: `a UniEmens of ${PERSONE} people written and checked ≤ 1.5× xmlbuilder2 reading it`,
    measured: `${median(tempi.map(({ nostro }) => nostro)).toFixed(0)} ms against ${median(tempi.map(({ suo }) => suo)).toFixed(0)} ms, ${(testo.length / 1e6).toFixed(1)} MB`,
    bound: { atMost: 1.5 },
    ratios: tempi.map(({ nostro, suo }) => nostro / suo),
  };
};

/** P12: the checks of a filing of a thousand people after an edit, against a call that writes one record. */
const dopoUnaModifica = async (): Promise<BenchRow> => {
  const scuola = await openScuolaCheDenuncia(1);
  try {
    const chi = scuola.adempimenti;
    await multiplyPersone(scuola, await contabilizzati(scuola, [supplente(scuola.uidDi(0))]), PERSONE);
    const { denuncia, righe } = await uniemensDiMarzo(chi);
    const riga = righe.find(({ chiave }) => chiave.startsWith('I|'))?.chiave ?? '';
    const riferimenti = await riferimentiDiProva();
    const records = filePieno();
    let { versione } = denuncia;
    const tempi = await rounds(async (giro) => {
      const corpo = { uid: denuncia.uid, versione, riga, campo: 'Qualifica1', perche: 'prova' };
      const modifica = await milliseconds(async () => {
        const valore = String((giro % 2) + 1);
        const scritta = await chi.ok(uniemensRoutes.putDenunciaIndividuale, { body: { ...corpo, valore } });
        ({ versione } = scritta.denuncia);
      });
      const lettura = await milliseconds(() => uniemens.parse(records));
      const compilata = uniemens.parse(records);
      const controlli = await milliseconds(() => compilata.check(riferimenti));
      const preferenza = {
        lista: 'persone',
        colonne: [`giro${giro}`],
        righePerPagina: 20,
        righeAlte: false,
        filtri: '',
        versione: 0,
      };
      const scrittura = await milliseconds(() => chi.ok(sessioneRoutes.savePreferenze, { body: preferenza }));
      return { modifica, lettura, controlli, scrittura };
    });
    const di = (quale: keyof (typeof tempi)[number]) => median(tempi.map((uno) => uno[quale])).toFixed(0);
    return {
      id: 'P12',
      goal: `checks of a filing of ${PERSONE} people ≤ 2× one API write`,
      measured: `${di('controlli')} ms against ${di('scrittura')} ms`,
      bound: { atMost: 2 },
      ratios: tempi.map(({ controlli, scrittura }) => controlli / scrittura),
      note: `its records pass their schema before, once: ${di('lettura')} ms; the whole edit, with the filing judged and stored again: ${di('modifica')} ms`,
    };
  } finally {
    await scuola.home.close();
  }
};

/** Filings of a thousand people, and a file of others with many faults. */
export const run = async (): Promise<BenchRow[]> => [
  await controXmlbuilder(),
  await dopoUnaModifica(),
  await cuDiMille(),
  await fileRotto(),
];
