import type { Sorte } from '#lib/local/demo/random.ts';
import type { ChiamateDenuncia } from '#shared/contracts/denunce/chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { NienteDaFare, pick, type Passo, type Ufficio } from '../passo.ts';

/** The calls that every kind of filing has, under the names of this one. */
const TIPI: readonly Pick<ChiamateDenuncia, 'list' | 'remove' | 'makeFile' | 'send' | 'undoSend'>[] = [
  {
    list: f24Routes.listF24,
    remove: f24Routes.removeF24,
    makeFile: f24Routes.makeFileF24,
    send: f24Routes.sendF24,
    undoSend: f24Routes.undoSendF24,
  },
  {
    list: uniemensRoutes.listUniemens,
    remove: uniemensRoutes.removeUniemens,
    makeFile: uniemensRoutes.makeFileUniemens,
    send: uniemensRoutes.sendUniemens,
    undoSend: uniemensRoutes.undoSendUniemens,
  },
  {
    list: sptRoutes.listSpt,
    remove: sptRoutes.removeSpt,
    makeFile: sptRoutes.makeFileSpt,
    send: sptRoutes.sendSpt,
    undoSend: sptRoutes.undoSendSpt,
  },
];

/** One of the filings of the school in a state, with the calls of its kind. */
const pickFiling = async ({ chi }: Ufficio, caso: Sorte, ...stati: readonly Denuncia['STATUS'][]) => {
  const chiamate = pick(caso, TIPI);
  const { righe } = await chi.ok(chiamate.list, { body: { start: 0, limit: 100 } });
  const { uid, versione, STATUS } = pick(
    caso,
    righe.filter(({ STATUS: suo }) => stati.includes(suo)),
  );
  return { chiamate, riferimento: { uid, versione }, STATUS };
};

const meseDi = ({ oggi }: Ufficio) => ({ anno: Number(oggi.slice(0, 4)), mese: Number(oggi.slice(5, 7)) });

const makeF24 = async (ufficio: Ufficio): Promise<void> => {
  const mese = meseDi(ufficio);
  const { modello, processi, escluse } = await ufficio.chi.ok(f24Routes.proponiF24, { body: mese });
  const liberi = processi.filter(({ f24 }) => f24 === null);
  const chiamata = modello === 'EP' ? f24Routes.saveF24Ep : f24Routes.saveF24Ordinario;
  if (liberi.length === 0) throw new NienteDaFare();
  await ufficio.chi.ok(chiamata, {
    body: {
      ...mese,
      processi: liberi.map(({ uid }) => uid),
      dataPagamento: ufficio.oggi,
      descrizione: 'F24 del mese',
      senzaCodiceFuori: escluse.length > 0,
    },
  });
};

/** Gathered the first time, then again with what was accounted since. */
const gatherUniemens = async (ufficio: Ufficio): Promise<void> => {
  const mese = meseDi(ufficio);
  const { righe } = await ufficio.chi.ok(uniemensRoutes.listUniemens, { body: { start: 0, limit: 100 } });
  const suo = righe.find(({ anno, mese: numero }) => anno === mese.anno && numero === mese.mese);
  await ufficio.chi.ok(uniemensRoutes.saveUniemens, {
    body: { ...mese, allowEmpty: true, ...(suo === undefined ? {} : { versione: suo.versione }) },
  });
};

const gatherSpt = async (ufficio: Ufficio): Promise<void> => {
  const { anno, mese } = meseDi(ufficio);
  const { righe } = await ufficio.chi.ok(sptRoutes.listSpt, { body: { start: 0, limit: 100 } });
  const suo = righe.find((una) => una.anno === anno && una.mese === mese);
  await ufficio.chi.ok(sptRoutes.saveSpt, {
    body: {
      anno,
      meseDa: mese,
      meseA: mese,
      createEmpty: true,
      ...(suo === undefined ? {} : { versione: suo.versione }),
    },
  });
};

const writeFile = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { chiamate, riferimento } = await pickFiling(ufficio, caso, 'ATTESA', 'COMPLETATO');
  await ufficio.chi.ok(chiamate.makeFile, { query: riferimento });
};

const send = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { chiamate, riferimento } = await pickFiling(ufficio, caso, 'COMPLETATO');
  const { uid, versione } = await ufficio.chi.ok(chiamate.makeFile, { query: riferimento });
  await ufficio.chi.ok(chiamate.send, { body: { uid, versione, datInvio: ufficio.oggi, protocollo: '' } });
};

/** What comes back: taken, refused, or the sending was a mistake. */
const answerSent = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { chiamate, riferimento } = await pickFiling(ufficio, caso, 'INVIATO');
  if (caso.intero(4) === 0)
    await ufficio.chi.ok(chiamate.undoSend, { body: { ...riferimento, motivo: 'Non era ancora partita' } });
  else
    await ufficio.chi.ok(esitoRoutes.setEsito, {
      body: {
        ...riferimento,
        ...pick(caso, [
          { esito: 'ACCETTATO', motivo: '' },
          { esito: 'SCARTATO', motivo: 'Codice ente errato' },
        ] as const),
      },
    });
};

const removeFiling = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { chiamate, riferimento } = await pickFiling(ufficio, caso, 'ATTESA', 'COMPLETATO', 'INVIATO');
  await ufficio.chi.ok(chiamate.remove, { body: riferimento });
};

export const passiDenunce: readonly Passo[] = [
  { nome: "fa l'F24", peso: 4, make: makeF24 },
  { nome: 'raccoglie la UniEmens', peso: 3, make: gatherUniemens },
  { nome: 'raccoglie gli accessori', peso: 2, make: gatherSpt },
  { nome: 'scrive il file di una denuncia', peso: 3, make: writeFile },
  { nome: 'invia una denuncia', peso: 4, make: send },
  { nome: "annota l'esito di una denuncia", peso: 3, make: answerSent },
  { nome: 'elimina una denuncia', peso: 2, make: removeFiling },
];
