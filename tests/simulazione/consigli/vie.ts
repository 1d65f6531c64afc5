import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { completaRoutes } from '#shared/contracts/denunce/completa.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { nomiMesi } from '#shared/domain/tempo/date.ts';
import { accessorio, compenso, elaborazione, nameFirmatari, waitForEnd } from '#support/cedolini.ts';
import { genereDi, send, makeFile, gather, markEsito } from './denunce.ts';
import { correct } from './elaborazioni.ts';
import { decideGiorno } from './giorni.ts';
import { computeOne, account, processoDi, computeAgain, type Cose, type Luogo } from './luogo.ts';
import type { Via } from './via.ts';
import { vieCedolino } from './vie-cedolino.ts';
import { vieDenuncia } from './vie-denuncia.ts';

const diQuesta =
  (call: (luogo: Luogo, quale: { idProcesso: Cose['processo']; versione: number }) => Promise<unknown>) =>
  async (luogo: Luogo, cose: Cose) => {
    const { uid: idProcesso, versione } = await processoDi(luogo, cose);
    return call(luogo, { idProcesso, versione });
  };

/** Computes the payslip of an attempt again, with what it lacked. */
const correggiDati = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await processoDi(luogo, cose);
  const cedolini = [accessorio(cose.persona, [compenso(10_000)])];
  await luogo.chi.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid, versione }, cedolini, recomputeId: uid },
  });
  await waitForEnd(luogo.chi, uid);
};

/** Of the two roads that are told, that of a run with somebody in it is to compute it again. */
const ricalcolaOAltra = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { numCedolini } = await processoDi(luogo, cose);
  await (numCedolini === 0 ? altraVera : computeAgain)(luogo, cose);
};

const cambiaData = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await processoDi(luogo, cose);
  await luogo.chi.ok(processiRoutes.updateProcesso, {
    body: { ...elaborazione({ dataPagamento: '2026-03-20' }), uid, versione },
  });
  await computeAgain(luogo, cose);
};

const altraVera = async (luogo: Luogo, cose: Cose): Promise<void> => {
  cose.processo = (await computeOne(luogo, cose.persona)).processo;
};

/** A payment more of the month, which «Da completare» must tell of where a filing of the kind stands as sent: else the filing to be made takes it. */
const completa = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const genere = genereDi(cose);
  const { processo } = await genere.paga(luogo);
  const { voci } = await luogo.chi.ok(completaRoutes.getDaCompletare, { body: { anno: 2026 } });
  const detta = voci.some(
    ({ come, persone }) => genere.come.includes(come) && persone.some(({ idProcesso }) => idProcesso === processo),
  );
  const { righe } = await luogo.chi.ok(genere.chiamate.list, { body: {} });
  const inviata = righe.some(({ datInvio, esito }) => datInvio !== null && !isRespinta(esito));
  if (inviata && !detta) throw new Error('«Da completare» does not tell of the payment');
};

const altroInvio = async (luogo: Luogo, cose: Cose): Promise<void> => {
  await gather(luogo, cose);
  await makeFile(luogo, cose);
  await send(luogo, cose);
  await markEsito(luogo, cose, 'ACCETTATO');
};

const meseDetto = (detto: string): number =>
  nomiMesi.findIndex((nome) => new RegExp(`metterla nell'F24 di ${nome}`).test(detto)) + 1;

/** The roads that the refusals name, the more particular first. */
export const vie: readonly Via[] = [
  ...vieDenuncia,
  { dice: /[Ff]are l'elaborazione vera|farne un'altra con chi va pagato/, segui: altraVera },
  { dice: /Personalizza firme/, segui: ({ chi }) => nameFirmatari(chi) },
  { dice: /Cambiare la data di pagamento/, segui: cambiaData },
  { dice: /ripetere il loro calcolo|correggere e ricalcolare|riprendere prima il calcolo/, segui: correggiDati },
  { dice: /Fare due elaborazioni/, segui: altraVera },
  {
    dice: /con il motivo|dicendo perché/,
    segui: (_luogo, cose) => Promise.resolve((cose.motivo = 'Pagato in prove diverse')),
    soloParole: true,
  },
  { dice: /contabilizzarla prima|contabilizzare prima/, segui: account },
  {
    dice: /calcolarla prima/,
    segui: async ({ chi }, { processo, persona }) => {
      const { versione } = await chi.ok(processiRoutes.getProcesso, { body: { uid: processo } });
      const cedolini = [accessorio(persona, [compenso(10_000)])];
      await chi.ok(processiRoutes.startCalcolo, { body: { processo: { uid: processo, versione }, cedolini } });
      await waitForEnd(chi, processo);
    },
  },
  { dice: /ricalcolarla, oppure farne un'altra/, segui: ricalcolaOAltra, alPosto: true },
  { dice: /Ricalcolarla/, segui: computeAgain },
  {
    dice: /nasconderla prima/,
    segui: diQuesta(({ chi }, body) => chi.ok(chiusuraRoutes.nascondiDipendenti, { body })),
  },
  { dice: /toglierla prima/, segui: diQuesta(({ chi }, body) => chi.ok(chiusuraRoutes.togliBilancio, { body })) },
  { dice: /le correzioni si fanno con un'altra elaborazione/, segui: correct, alPosto: true },
  {
    dice: /metterla nell'F24 di/,
    segui: (_luogo, cose, detto) => Promise.resolve((cose.mese = meseDetto(detto))),
    soloParole: true,
  },
  { dice: /va deciso il giorno di pagamento/, segui: decideGiorno },
  ...vieCedolino,
  { dice: /[Ff]are il file/, segui: makeFile },
  { dice: /[Ss]crivere (?:prima )?la data di invio/, segui: send },
  { dice: /da «Da completare»/, segui: completa, alPosto: true },
  { dice: /annotare l'esito di quello/, segui: altroInvio, alPosto: true },
  {
    dice: /aprir(?:lo e aggiornarlo|la e aggiornarla|li e aggiornarli)/,
    segui: (_luogo, cose) => Promise.resolve((cose.aggiorna = true)),
    soloParole: true,
  },
];
