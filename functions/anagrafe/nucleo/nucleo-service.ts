import { notifica } from '#archivio/casa/notifica.ts';
import { famFiscaleAl, famFiscaleEntita, familiareEntita } from '#archivio/persone/familiare.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { radiceDi } from '#platform/data/entita.ts';
import { readItem } from '#platform/data/repository.ts';
import { AppError, campoRifiutato } from '#platform/errors.ts';
import type { FamFiscale, Familiare, FamiliareElencato, FamiliareInput } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { discordanzeDi } from '#shared/domain/codici/identita-fiscale.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { loadArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { luogoOrRefuse, Rifiuti } from '../persone/controllo-persona.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';

const familiari = gestionePersonale(familiareEntita, async (dopo, altri, { oggi }) => {
  const gemello = altri.find(({ desCf }) => desCf === dopo.desCf);
  if (gemello)
    throw campoRifiutato(
      'DUPLICATO',
      'desCf',
      `${nominativo(gemello.desCognome, gemello.desNome)} è già nel nucleo familiare con codice fiscale ${dopo.desCf}.`,
    );
  checkConiuge(dopo, altri);
  const rifiuti = new Rifiuti();
  if (dopo.datNascita > oggi) rifiuti.add('datNascita', 'La data di nascita è nel futuro.');
  const luogo =
    dopo.datNascita > oggi
      ? undefined
      : luogoOrRefuse(await loadArchivioComuni(), dopo.codComuneNascita, dopo.datNascita, 'codComuneNascita', rifiuti);
  rifiuti.throwIfAny();
  return {
    ...dopo,
    desComuneNascita: luogo?.descrizione ?? dopo.desComuneNascita,
    flgCfConfermato: dopo.flgCfConfermato && discordanzeDi(dopo).length > 0,
  };
});

/** Refused, and told to the managers, while the relative has tax data. */
const refuseWithDatiFiscali = async (
  uid: Uid<'FAMILIARE'>,
  cosa: 'PARENT_UPDATE_TRIED' | 'PARENT_DELETE_TRIED',
  context: RequestContext,
): Promise<void> => {
  const suoi = (await datiFiscaliDi(context.archivio, uid)).filter(({ uidParente }) => uidParente === uid);
  if (suoi.length === 0) return;
  const [familiare, persona] = await Promise.all([
    context.archivio.of(familiareEntita).load(uid),
    personeRepository(context.archivio).load(radiceDi(uid)),
  ]);
  const desParente = nominativo(familiare.desCognome, familiare.desNome);
  notifica(context.seRifiutata, context, cosa, persona.uid, {
    desCognome: persona.desCognome,
    desNome: persona.desNome,
    desCf: persona.desCf,
    desParente,
  });
  const decorrenze = suoi.map(({ datDecorrenza }) => formatGiorno(datDecorrenza)).join(', ');
  throw new AppError(
    'IN_USO',
    `${desParente} ha dati fiscali (decorrenza ${decorrenze}): non si può ${cosa === 'PARENT_UPDATE_TRIED' ? 'modificare' : 'eliminare'} finché i dati fiscali non sono eliminati.`,
  );
};

/** The family unit of a person. */
export const nucleoService = {
  list: async (uidSubAnagrafe: Uid<'PERSONA'>, { archivio, oggi }: RequestContext): Promise<FamiliareElencato[]> => {
    const persona = await personeRepository(archivio).resolve(uidSubAnagrafe);
    const items = await archivio.queryAll({
      pk: archivio.chiavi.radice(personaEntita.nome, persona.uid),
      begins: 'FAM',
    });
    const datiFiscali = items
      .filter(({ tipo }) => tipo === famFiscaleEntita.nome)
      .map((item) => readItem(famFiscaleEntita, item));
    return items
      .filter(({ tipo }) => tipo === familiareEntita.nome)
      .map((item) => readItem(familiareEntita, item))
      .toSorted((a, b) => (a.datNascita < b.datNascita ? -1 : 1))
      .map((familiare) => ({ ...familiare, ...riepilogo(datiFiscali, familiare.uid, oggi) }));
  },
  get: (uid: Uid<'FAMILIARE'>, { archivio }: RequestContext): Promise<Familiare> =>
    archivio.of(familiareEntita).load(uid),
  create: (
    input: FamiliareInput & { readonly uidSubAnagrafe: Uid<'PERSONA'> },
    context: RequestContext,
  ): Promise<Familiare> => familiari.create(input, context),
  update: async (
    uid: Uid<'FAMILIARE'>,
    input: FamiliareInput & { readonly versione: number },
    context: RequestContext,
  ): Promise<Familiare> => {
    await refuseWithDatiFiscali(uid, 'PARENT_UPDATE_TRIED', context);
    return familiari.update(uid, input, context);
  },
  remove: async (
    uid: Uid<'FAMILIARE'>,
    versione: number,
    context: RequestContext,
  ): Promise<{ uid: Uid<'FAMILIARE'> }> => {
    await refuseWithDatiFiscali(uid, 'PARENT_DELETE_TRIED', context);
    return familiari.remove(uid, versione, context);
  },
};

/** Tax data of all the relatives of the person a relative belongs to. */
export const datiFiscaliDi = (archivio: Archivio, uidParente: Uid<'FAMILIARE'>): Promise<FamFiscale[]> =>
  archivio.of(famFiscaleEntita).listAll(radiceDi(uidParente));

const riepilogo = (
  datiFiscali: readonly FamFiscale[],
  uid: Uid<'FAMILIARE'>,
  oggi: string,
): Pick<FamiliareElencato, 'numDatiFiscali' | 'fiscale'> => {
  const vigente = famFiscaleAl(datiFiscali, uid, oggi);
  return {
    numDatiFiscali: datiFiscali.filter(({ uidParente }) => uidParente === uid).length,
    fiscale: vigente
      ? {
          datDecorrenza: vigente.datDecorrenza,
          flgCarico: vigente.flgCarico,
          numMisura: vigente.numMisura,
          flgDisabile: vigente.flgDisabile,
        }
      : null,
  };
};

const checkConiuge = (dopo: Familiare, altri: readonly Familiare[]): void => {
  const isConiuge = ({ codParentela }: Familiare): boolean => codParentela === 'CO' || codParentela === 'UC';
  const altro = isConiuge(dopo) ? altri.find(isConiuge) : undefined;
  if (altro)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codParentela',
      `Nel nucleo c'è già ${nominativo(altro.desCognome, altro.desNome)} come coniuge o parte dell'unione civile.`,
    );
};
