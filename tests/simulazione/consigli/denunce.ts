import { asUid } from '#platform/data/entita.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { generi } from './generi.ts';
import type { Cose, Genere, Luogo, Tenta } from './luogo.ts';

export const genereDi = ({ genere = generi.f24 }: Pick<Cose, 'genere'>): Genere => genere;

type Prepara = (luogo: Luogo) => Promise<Cose>;
type Quale = Pick<Denuncia, 'uid' | 'versione'>;

export const denunciaDi = async ({ chi }: Luogo, cose: Cose): Promise<Denuncia> =>
  (await chi.ok(genereDi(cose).chiamate.get, { body: { uid: cose.denuncia ?? asUid<'DENUNCIA'>('') } })).denuncia;

/** The filing that tells of an attempt, or would: of an F24 that of its run, of the others the unsent one of the period. */
const sua = async ({ chi }: Luogo, cose: Cose): Promise<Quale | undefined> => {
  const { righe } = await chi.ok(genereDi(cose).chiamate.list, { body: { limit: 0 } });
  return righe.find(({ STATUS, esito, processi, dati }) =>
    genereDi(cose) === generi.f24
      ? processi.includes(cose.processo) && !isRespinta(esito)
      : STATUS !== 'INVIATO' && (dati.operazione ?? 'ORDINARIA') === 'ORDINARIA',
  );
};

/** The filing of what an attempt pays, gathered. @throws with the refusal, like every call */
export const gather = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const genere = genereDi(cose);
  const { versione } = (await sua(luogo, cose)) ?? {};
  const { status, body } = await genere.gather(luogo, cose, versione);
  if (status !== 200) throw new Error(`${genere.nome} answered ${status}: ${JSON.stringify(body)}`);
  cose.denuncia = (body as DenunciaIntera).denuncia.uid;
};

export const makeFile = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await denunciaDi(luogo, cose);
  await luogo.chi.ok(genereDi(cose).chiamate.makeFile, { query: { uid, versione } });
};

/** The number that the receipt of a filing has. */
const PROTOCOLLO = '12345678901234567';

export const send = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await denunciaDi(luogo, cose);
  await luogo.chi.ok(genereDi(cose).chiamate.send, {
    body: { uid, versione, datInvio: luogo.chi.sessione.oggi, protocollo: PROTOCOLLO },
  });
};

export const markEsito = async (luogo: Luogo, cose: Cose, esito: 'ACCETTATO' | 'SCARTATO'): Promise<void> => {
  const { uid, versione } = await denunciaDi(luogo, cose);
  await luogo.chi.ok(esitoRoutes.setEsito, { body: { uid, versione, esito, motivo: 'Come dice la ricevuta' } });
};

/** The states that a filing of a kind may be found in. */
export const statiDi = (genere: Genere): Readonly<Record<string, Prepara>> => {
  const raccolta: Prepara = async (luogo) => {
    const cose: Cose = { ...(await genere.paga(luogo)), genere };
    await gather(luogo, cose);
    return cose;
  };
  const poi =
    (prima: Prepara, fai: (luogo: Luogo, cose: Cose) => Promise<void>): Prepara =>
    async (luogo) => {
      const cose = await prima(luogo);
      await fai(luogo, cose);
      return cose;
    };
  const conFile = poi(raccolta, makeFile);
  const inviata = poi(conFile, send);
  return {
    raccolta,
    'con il file': conFile,
    inviata,
    accettata: poi(inviata, (luogo, cose) => markEsito(luogo, cose, 'ACCETTATO')),
    scartata: poi(inviata, (luogo, cose) => markEsito(luogo, cose, 'SCARTATO')),
  };
};

/** A call on a filing, as it stands then. */
export const diQuesta =
  (call: (luogo: Luogo, cose: Cose, quale: Quale) => ReturnType<Tenta>): Tenta =>
  async (luogo, cose) => {
    const { uid, versione } = await denunciaDi(luogo, cose);
    return call(luogo, cose, { uid, versione });
  };

const esito =
  (quale: 'ACCETTATO' | 'SCARTATO', motivo: string): Tenta =>
  (luogo, cose) =>
    diQuesta(({ chi }, _cose, quella) => chi.call(esitoRoutes.setEsito, { body: { ...quella, esito: quale, motivo } }))(
      luogo,
      cose,
    );

/** The version of the filing that is there goes with the call once the office has been told to open it. */
export const gatherAgain: Tenta = async (luogo, cose) => {
  const versione = cose.aggiorna === true ? (await sua(luogo, cose))?.versione : undefined;
  return genereDi(cose).gather(luogo, cose, versione);
};

export const inviare: Tenta = diQuesta(({ chi }, cose, quale) =>
  chi.call(genereDi(cose).chiamate.send, {
    body: { ...quale, datInvio: chi.sessione.oggi, protocollo: PROTOCOLLO },
  }),
);

/** The acts that an office asks of a filing of whatever kind. */
export const attiDenuncia: Readonly<Record<string, Tenta>> = {
  'raccoglierla di nuovo': gatherAgain,
  'fare il file': diQuesta(({ chi }, cose, query) => chi.call(genereDi(cose).chiamate.makeFile, { query })),
  inviare,
  "annullare l'invio": diQuesta(({ chi }, cose, quale) =>
    chi.call(genereDi(cose).chiamate.undoSend, { body: { ...quale, motivo: 'Data scritta per errore' } }),
  ),
  'segnare che è accettata': esito('ACCETTATO', ''),
  'segnare che è scartata': esito('SCARTATO', 'Come dice la ricevuta'),
  eliminare: diQuesta(({ chi }, cose, body) => chi.call(genereDi(cose).chiamate.remove, { body })),
};
