import { notifica } from '#archivio/casa/notifica.ts';
import { calendarioEntita } from '#archivio/scuola/calendario.ts';
import { loadSedi, scuolaEntita, scuolaRepository } from '#archivio/scuola/scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { inUso, riferimenti } from '#platform/data/uso-dei-record.ts';
import { AppError, campoRifiutato } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import { Calendario } from '#shared/contracts/scuola/calendari.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';

const nome = ({ anno, descrizione }: Calendario): string =>
  `il calendario ${nomeAnnoScolastico(anno)} "${descrizione}"`;

const usati = (sedi: readonly string[]) => sedi.map((uid) => ({ entita: scuolaEntita.nome, uid }));

const repo = (archivio: Archivio) => archivio.of(calendarioEntita);
const changeSedi = (
  calendario: Calendario,
  prima: readonly string[],
  dopo: readonly string[],
  { archivio, modifica }: RequestContext,
): void => {
  modifica.add(
    ...riferimenti(archivio).change(
      { entita: calendarioEntita.nome, uid: calendario.uid, descrizione: nome(calendario) },
      usati(prima),
      usati(dopo),
    ),
  );
};
/** A site follows one calendar in a year. */
const refuseDouble = async (
  calendario: Calendario,
  uids: readonly Uid<'SCUOLA'>[],
  sedi: readonly Scuola[],
  archivio: Archivio,
): Promise<void> => {
  const altri = (await repo(archivio).listAll()).filter(
    ({ uid, anno }) => uid !== calendario.uid && anno === calendario.anno,
  );
  for (const uid of uids) {
    const altro = altri.find((candidato) => candidato.sedi.includes(uid));
    if (altro)
      throw campoRifiutato(
        'DUPLICATO',
        'sedi',
        `La sede ${sedi.find((sede) => sede.uid === uid)?.desScuola ?? uid} segue già ${nome(altro)}: toglierla da quello prima di assegnarla qui.`,
      );
  }
};
const calendari = gestione(repo, {
  check: async (dopo, context, prima) => {
    if (prima !== undefined && prima.anno !== dopo.anno && dopo.sedi.length > 0)
      await refuseDouble(dopo, dopo.sedi, await loadSedi(context.archivio, dopo.sedi), context.archivio);
    return dopo;
  },
  checkRemove: async (prima, context) => {
    if (prima.sedi.length === 0) return;
    const sedi = await scuolaRepository(context.archivio).getMany(prima.sedi);
    notifica(context.seRifiutata, context, 'USER_DELETE_TRIED', prima.uid, { cosa: nome(prima) });
    throw inUso(
      `Il calendario "${prima.descrizione}"`,
      sedi.map(({ desScuola }) => ({ descrizione: `lo segue la sede ${desScuola}` })),
    );
  },
});

export const calendariService = {
  list: async (
    { anno, regione }: { anno?: number | undefined; regione?: string | undefined },
    archivio: Archivio,
  ): Promise<Calendario[]> =>
    (await repo(archivio).listAll())
      .filter(
        (uno) =>
          (anno === undefined || anno === -1 || uno.anno === anno) &&
          (regione === undefined || uno.regione === regione),
      )
      .toSorted((a, b) => b.anno - a.anno || compareTesti(a.descrizione, b.descrizione)),
  create: (input: Omit<Calendario, 'uid' | 'versione' | 'sedi'>, context: RequestContext) =>
    calendari.create({ ...input, sedi: [] }, context),
  update: (uid: Uid<'CALENDARIO'>, input: Omit<Calendario, 'uid' | 'sedi'>, context: RequestContext) =>
    calendari.update(uid, input, context),
  remove: (uid: Uid<'CALENDARIO'>, versione: number, context: RequestContext) =>
    calendari.remove(uid, versione, context),
  assignSedi: async (
    uid: Uid<'CALENDARIO'>,
    { sedi, versione }: { sedi: readonly Uid<'SCUOLA'>[]; versione: number },
    context: RequestContext,
  ): Promise<Calendario> => {
    if (new Set(sedi).size !== sedi.length)
      throw new AppError('RICHIESTA_NON_VALIDA', 'La stessa sede è indicata due volte.', {
        fields: [{ path: 'sedi', code: 'doppia', message: 'La stessa sede è indicata due volte.' }],
      });
    const prima = await repo(context.archivio).load(uid);
    await refuseDouble(prima, sedi, await loadSedi(context.archivio, sedi), context.archivio);
    const dopo = await calendari.update(uid, { sedi: [...sedi], versione }, context, 'Assegnazione delle sedi');
    changeSedi(prima, prima.sedi, sedi, context);
    return dopo;
  },
};
