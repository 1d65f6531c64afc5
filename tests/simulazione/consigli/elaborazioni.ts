import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { accessorio, compenso, compute, elaborazione, prepare } from '#support/cedolini.ts';
import { gatherAgain } from './denunce.ts';
import { computeOne, computePrepared, account, processoDi, type Cose, type Luogo, type Tenta } from './luogo.ts';

type Prepara = (luogo: Luogo) => Promise<Cose>;

const esposta = async (luogo: Luogo, cose: Cose): Promise<Cose> => {
  const { uid: idProcesso, versione } = await processoDi(luogo, cose);
  await luogo.chi.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso, versione } });
  return cose;
};

const chiusa = async (luogo: Luogo, cambi: Parameters<typeof computeOne>[2] = {}): Promise<Cose> => {
  const cose = await computeOne(luogo, luogo.nuovo(), cambi);
  await account(luogo, cose);
  return cose;
};

const withoutFirme = async (luogo: Luogo): Promise<void> => {
  const { versione } = await luogo.chi.ok(impostazioniRoutes.getFirme, {});
  await luogo.chi.ok(impostazioniRoutes.saveFirme, { body: { versione, versioni: [] } });
};

const contabilizzata: Prepara = (luogo) => chiusa(luogo);

/** The states that a run may be found in at the turns of a month and of a year. */
export const statiElaborazione: Readonly<Record<string, Prepara>> = {
  preparata: async (luogo) => ({ processo: (await prepare(luogo.chi, elaborazione())).uid, persona: luogo.nuovo() }),
  calcolata: (luogo) => computeOne(luogo, luogo.nuovo()),
  'con una persona scartata': async (luogo) => {
    const persona = luogo.nuovo();
    const { processo } = await compute(luogo.chi, elaborazione(), [
      accessorio(persona, [compenso(10_000)], { fiscali: {} }),
    ]);
    return { processo: processo.uid, persona };
  },
  'con una somma già pagata': async (luogo) => {
    const { persona } = await chiusa(luogo);
    return computeOne(luogo, persona);
  },
  'da ricalcolare': async (luogo) => {
    const cose = await computeOne(luogo, luogo.nuovo());
    await account(luogo, await computeOne(luogo, cose.persona, { dataPagamento: '2026-03-18' }));
    return cose;
  },
  'senza chi firma': async (luogo) => {
    const cose = await computeOne(luogo, luogo.nuovo());
    await withoutFirme(luogo);
    return cose;
  },
  'esposta ai dipendenti': async (luogo) => esposta(luogo, await computeOne(luogo, luogo.nuovo())),
  simulata: (luogo) => computeOne(luogo, luogo.nuovo(), { simulazione: true }),
  'senza cedolini': async (luogo) => {
    const cose = await computeOne(luogo, luogo.nuovo());
    const { uid: idProcesso, versione } = await processoDi(luogo, cose);
    await luogo.chi.ok(payslipRoutes.removeCedolini, {
      body: { idProcesso, versione, idCedolinoList: [cedolino(cose)] },
    });
    return cose;
  },
  contabilizzata,
  'contabilizzata ed esposta': async (luogo) => esposta(luogo, await chiusa(luogo)),
  'contabilizzata ed esposta al bilancio': async (luogo) => {
    const cose = await chiusa(luogo);
    const { uid: idProcesso, versione } = await processoDi(luogo, cose);
    await luogo.chi.ok(chiusuraRoutes.esponiBilancio, { body: { idProcesso, versione } });
    return cose;
  },
  'contabilizzata di febbraio': (luogo) => chiusa(luogo, { MESE: 2, dataPagamento: '2026-02-20' }),
  'contabilizzata, con il mandato di un altro anno': async (luogo) => {
    const cose = await chiusa(luogo, { MESE: 1, dataPagamento: '2026-01-20' });
    const { uid: idProcesso, versione } = await processoDi(luogo, cose);
    await luogo.chi.ok(chiusuraRoutes.saveMandati, {
      body: { idProcesso, versione, mandati: [{ numero: '7', data: '2026-02-27', importo: 5000 }] },
    });
    return cose;
  },
};

const cedolino = ({ processo, persona }: Cose) => `${processo}-${persona}` as const;
const input = ({ persona }: Cose, importo = 12_000) => accessorio(persona, [compenso(importo)]);

/** The payslip of an attempt with more than it was paid. */
const corretto = (cose: Cose) => ({
  uid: cedolino(cose),
  voci: input(cose, 13_000).voci,
  ANNO: 2026,
  MESE: 3,
  dataPagamento: '2026-03-27',
});

/** The correction of a run by another, which is computed and accounted. */
export const correct = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { processo } = await luogo.chi.ok(correzioneRoutes.correggiCedolino, { body: corretto(cose) });
  if (processo === null) throw new Error('no run is prepared');
  const sua = { ...cose, processo: processo.uid };
  await computePrepared(luogo, sua);
  await account(luogo, sua);
};

/** A call on a run, as it stands then. */
const diQuesta =
  (call: (luogo: Luogo, cose: Cose, quale: { idProcesso: Cose['processo']; versione: number }) => ReturnType<Tenta>) =>
  async (luogo: Luogo, cose: Cose) => {
    const { uid: idProcesso, versione } = await processoDi(luogo, cose);
    return call(luogo, cose, { idProcesso, versione });
  };

/** The acts that an office asks of a run. */
export const attiElaborazione: Readonly<Record<string, Tenta>> = {
  modificare: diQuesta(({ chi }, _cose, { idProcesso: uid, versione }) =>
    chi.call(processiRoutes.updateProcesso, {
      body: { ...elaborazione({ DES_ELABORAZIONE: 'Cambiata' }), uid, versione },
    }),
  ),
  eliminare: diQuesta(({ chi }, _cose, { idProcesso: uid, versione }) =>
    chi.call(processiRoutes.removeProcesso, { body: { uid, versione } }),
  ),
  'preparare una riga': diQuesta(({ chi }, cose, { idProcesso }) =>
    chi.call(bozzaRoutes.saveBozza, { body: { idProcesso, righe: [{ versione: 0, input: input(cose) }] } }),
  ),
  calcolare: diQuesta(({ chi }, cose, { idProcesso: uid, versione }) =>
    chi.call(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [input(cose)] } }),
  ),
  ricalcolare: diQuesta(({ chi }, _cose, { idProcesso: uid, versione }) =>
    chi.call(processiRoutes.startCalcolo, {
      body: { processo: { uid, versione }, cedolini: [], recomputeId: uid },
    }),
  ),
  'togliere un cedolino': diQuesta(({ chi }, cose, quale) =>
    chi.call(payslipRoutes.removeCedolini, { body: { ...quale, idCedolinoList: [cedolino(cose)] } }),
  ),
  contabilizzare: diQuesta(({ chi }, { motivo }, quale) =>
    chi.call(chiusuraRoutes.contabilizza, { body: { ...quale, ...(motivo === undefined ? {} : { motivo }) } }),
  ),
  esporre: diQuesta(({ chi }, _cose, quale) => chi.call(chiusuraRoutes.esponiDipendenti, { body: quale })),
  'esporre al bilancio': diQuesta(({ chi }, _cose, quale) => chi.call(chiusuraRoutes.esponiBilancio, { body: quale })),
  'scrivere il mandato': diQuesta(({ chi }, _cose, quale) =>
    chi.call(chiusuraRoutes.saveMandati, {
      body: { ...quale, mandati: [{ numero: '31', data: '2026-03-20', importo: 1000 }] },
    }),
  ),
  correggere: ({ chi }, cose) => chi.call(correzioneRoutes.correggiCedolino, { body: corretto(cose) }),
  "metterla nell'F24": gatherAgain,
};
