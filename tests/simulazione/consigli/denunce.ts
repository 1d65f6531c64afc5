import { asUid } from '#platform/data/entita.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { contabilizzata, inF24 } from './elaborazioni.ts';
import type { Cose, Luogo, Tenta } from './luogo.ts';

type Prepara = (luogo: Luogo) => Promise<Cose>;

const denunciaDi = async ({ chi }: Luogo, { denuncia }: Pick<Cose, 'denuncia'>): Promise<Denuncia> =>
  (await chi.ok(f24Routes.getF24, { body: { uid: denuncia ?? asUid<'DENUNCIA'>('') } })).denuncia;

/** The F24 of the run of an attempt, gathered. */
export const gather = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { chi } = luogo;
  const { processi } = await chi.ok(f24Routes.proponiF24, { body: { anno: 2026, mese: 3 } });
  const suo = processi.find(({ uid }) => uid === cose.processo)?.f24 ?? null;
  const { denuncia } = await chi.ok(f24Routes.saveF24Ep, {
    body: {
      processi: [cose.processo],
      anno: 2026,
      mese: 3,
      dataPagamento: '2026-04-15',
      descrizione: 'F24 di prova',
      senzaCodiceFuori: false,
      ...(suo === null ? {} : { versione: (await denunciaDi(luogo, { denuncia: suo.uid })).versione }),
    },
  });
  cose.denuncia = denuncia.uid;
};

export const makeFile = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await denunciaDi(luogo, cose);
  await luogo.chi.ok(f24Routes.makeFileF24, { query: { uid, versione } });
};

export const send = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await denunciaDi(luogo, cose);
  const datInvio = luogo.chi.sessione.oggi;
  await luogo.chi.ok(f24Routes.sendF24, { body: { uid, versione, datInvio, protocollo: '' } });
};

export const markEsito = async (luogo: Luogo, cose: Cose, esito: 'ACCETTATO' | 'SCARTATO'): Promise<void> => {
  const { uid, versione } = await denunciaDi(luogo, cose);
  await luogo.chi.ok(esitoRoutes.setEsito, { body: { uid, versione, esito, motivo: 'Come dice la ricevuta' } });
};

const raccolta: Prepara = async (luogo) => {
  const cose = await contabilizzata(luogo);
  await gather(luogo, cose);
  return cose;
};
const conFile: Prepara = async (luogo) => {
  const cose = await raccolta(luogo);
  await makeFile(luogo, cose);
  return cose;
};
const inviata: Prepara = async (luogo) => {
  const cose = await conFile(luogo);
  await send(luogo, cose);
  return cose;
};

/** The states that a filing may be found in. */
export const statiDenuncia: Readonly<Record<string, Prepara>> = {
  raccolta,
  'con il file': conFile,
  inviata,
  accettata: async (luogo) => {
    const cose = await inviata(luogo);
    await markEsito(luogo, cose, 'ACCETTATO');
    return cose;
  },
  scartata: async (luogo) => {
    const cose = await inviata(luogo);
    await markEsito(luogo, cose, 'SCARTATO');
    return cose;
  },
};

/** A call on a filing, as it stands then. */
const diQuesta =
  (call: (luogo: Luogo, quale: Pick<Denuncia, 'uid' | 'versione'>) => ReturnType<Tenta>): Tenta =>
  async (luogo, cose) => {
    const { uid, versione } = await denunciaDi(luogo, cose);
    return call(luogo, { uid, versione });
  };

/** The acts that an office asks of a filing. */
export const attiDenuncia: Readonly<Record<string, Tenta>> = {
  'raccoglierla di nuovo': inF24,
  'fare il file': diQuesta(({ chi }, query) => chi.call(f24Routes.makeFileF24, { query })),
  inviare: diQuesta(({ chi }, quale) =>
    chi.call(f24Routes.sendF24, { body: { ...quale, datInvio: chi.sessione.oggi, protocollo: '' } }),
  ),
  "annullare l'invio": diQuesta(({ chi }, quale) =>
    chi.call(f24Routes.undoSendF24, { body: { ...quale, motivo: 'Data scritta per errore' } }),
  ),
  'segnare che è accettata': diQuesta(({ chi }, quale) =>
    chi.call(esitoRoutes.setEsito, { body: { ...quale, esito: 'ACCETTATO', motivo: '' } }),
  ),
  'segnare che è scartata': diQuesta(({ chi }, quale) =>
    chi.call(esitoRoutes.setEsito, { body: { ...quale, esito: 'SCARTATO', motivo: 'Come dice la ricevuta' } }),
  ),
  eliminare: diQuesta(({ chi }, body) => chi.call(f24Routes.removeF24, { body })),
};
