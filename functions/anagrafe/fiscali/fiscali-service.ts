import { refuseNonLetti } from '#archivio/dati-non-letti.ts';
import { fiscaliEntita, uidFiscali } from '#archivio/persone/fiscali.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { checkVersion } from '#platform/data/repository.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import {
  fiscaliPredefiniti,
  type ControlloFiscale,
  type Fiscali,
  type FiscaliInput,
} from '#shared/contracts/anagrafe/fiscale.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { refuseFiscaliNonLetti } from '../titoli/titoli-della-persona.ts';
import { avvisiFiscali } from './controllo-fiscale.ts';

type DiPersona<T> = T & { readonly uidSubAnagrafe: Uid<'PERSONA'> };

const fiscaliIn = (archivio: Archivio) => archivio.of(fiscaliEntita);
const create = (record: Fiscali, { archivio, modifica }: RequestContext, motivo: string | null = null): Fiscali => {
  const esistono = () =>
    new AppError(
      'DUPLICATO',
      `I dati fiscali del ${record.numAnno} di questa persona ci sono già: modificare quelli.`,
      {
        fields: [
          {
            path: 'numAnno',
            code: 'archivio',
            message: 'Anno già presente: scegliere un altro anno, o aprire i dati di questo dall’elenco.',
          },
        ],
      },
    );
  const scrittura = fiscaliIn(archivio).create(record);
  const operazioni = scrittura.operazioni.map((operazione) => ({ ...operazione, rifiuto: esistono }));
  return modifica.write({ ...scrittura, operazioni }, { motivo });
};

/** Tax data by person and year. */
export const fiscaliService = {
  create: async ({ uidSubAnagrafe, ...input }: DiPersona<FiscaliInput>, context: RequestContext): Promise<Fiscali> => {
    const { uid } = await personeRepository(context.archivio).resolve(uidSubAnagrafe);
    const record = { ...input, uid: uidFiscali(uid, input.numAnno), uidSubAnagrafe: uid, versione: 1 };
    refuseNonLetti('FISCALI', undefined, record);
    await refuseFiscaliNonLetti(undefined, record, context);
    return create(record, context);
  },

  update: async (
    { uidSubAnagrafe, versione, ...input }: DiPersona<FiscaliInput> & { readonly versione: number },
    context: RequestContext,
  ): Promise<Fiscali> => {
    const prima = await fiscaliIn(context.archivio).load(uidFiscali(uidSubAnagrafe, input.numAnno));
    checkVersion(prima, versione);
    refuseNonLetti('FISCALI', prima, input);
    await refuseFiscaliNonLetti(prima, { ...prima, ...input }, context);
    return context.modifica.write(fiscaliIn(context.archivio).update(prima, input));
  },

  remove: async (
    { uidSubAnagrafe, numAnno, versione }: DiPersona<{ readonly numAnno: number; readonly versione: number }>,
    { archivio, modifica }: RequestContext,
  ): Promise<{ uid: Uid<'FISCALI'> }> => {
    const prima = await fiscaliIn(archivio).load(uidFiscali(uidSubAnagrafe, numAnno));
    checkVersion(prima, versione);
    modifica.write(fiscaliIn(archivio).remove(prima));
    return { uid: prima.uid };
  },

  /** Of the people named for a year, of one person for a year or for all years, or of everybody for a year. */
  list: async (
    {
      numAnno,
      uidSubAnagrafe,
      uidSubAnagrafeList,
    }: {
      numAnno?: number | undefined;
      uidSubAnagrafe?: Uid<'PERSONA'> | undefined;
      uidSubAnagrafeList?: readonly Uid<'PERSONA'>[] | undefined;
    },
    { archivio }: RequestContext,
  ): Promise<Fiscali[]> => {
    const uids = uidSubAnagrafeList ?? (uidSubAnagrafe === undefined ? undefined : [uidSubAnagrafe]);
    if (uids !== undefined && numAnno !== undefined)
      return fiscaliIn(archivio).getMany(uids.map((uid) => uidFiscali(uid, numAnno)));
    if (uidSubAnagrafe !== undefined)
      return (await fiscaliIn(archivio).listAll(uidSubAnagrafe)).toSorted((a, b) => b.numAnno - a.numAnno);
    if (numAnno === undefined)
      throw new AppError('RICHIESTA_NON_VALIDA', "Indicare l'anno, oppure la persona.", {
        fields: [{ path: 'criteria.numAnno', code: 'mancante', message: "Indicare l'anno, oppure la persona." }],
      });
    return listOfAnno(archivio, numAnno);
  },

  check: async (
    numAnno: number,
    uids: readonly Uid<'PERSONA'>[],
    { archivio }: RequestContext,
  ): Promise<ControlloFiscale[]> => {
    const [persone, presenti] = await Promise.all([
      personeRepository(archivio).getMany(uids),
      fiscaliIn(archivio).getMany(uids.map((uid) => uidFiscali(uid, numAnno))),
    ]);
    const perPersona = new Map(presenti.map((fiscali) => [fiscali.uidSubAnagrafe, fiscali]));
    return persone.map((persona) => {
      const fiscali = perPersona.get(persona.uid);
      return {
        uidSubAnagrafe: persona.uid,
        nominativo: nominativo(persona.desCognome, persona.desNome),
        desCf: persona.desCf,
        presente: fiscali !== undefined,
        avvisi: avvisiFiscali(persona, fiscali, numAnno),
      };
    });
  },

  /** Creates what is missing for a year; who has tax data keeps it and is left out of the answer. */
  createDefault: async (
    { anno, mese, list }: { anno: number; mese: number; list: readonly Uid<'PERSONA'>[] },
    context: RequestContext,
  ): Promise<Fiscali[]> => {
    const uids = [...new Set(list)];
    const [persone, trovati] = await Promise.all([
      personeRepository(context.archivio).getMany(uids),
      fiscaliIn(context.archivio).getMany(uids.flatMap((uid) => [uidFiscali(uid, anno), uidFiscali(uid, anno - 1)])),
    ]);
    const assente = uids.find((uid) => !persone.some((persona) => persona.uid === uid));
    if (assente !== undefined) throw nonTrovato(`La persona ${assente}`);
    const ofYear = (uid: Uid<'PERSONA'>, numAnno: number) =>
      trovati.find((fiscali) => fiscali.uid === uidFiscali(uid, numAnno));
    return uids
      .filter((uid) => ofYear(uid, anno) === undefined)
      .map((uid) =>
        create(
          {
            ...daAnnoPrecedente(ofYear(uid, anno - 1), anno),
            uid: uidFiscali(uid, anno),
            uidSubAnagrafe: uid,
            versione: 1,
          },
          context,
          `Dati fiscali predefiniti per i cedolini di ${mese}/${anno}`,
        ),
      );
  },
};

/**
 * The tax data of a year from that of the year before: kind of payee, classes, waivers and flags go on; the maximum rate, incomes, fees,
 * caps, days and surtax remainders belong to their year and start again.
 */
const daAnnoPrecedente = (prima: Fiscali | undefined, numAnno: number): FiscaliInput => {
  const predefiniti = fiscaliPredefiniti(numAnno);
  if (prima === undefined) return predefiniti;
  const {
    percettore,
    codGestioneSeparata,
    flgDetrazioneLavoro,
    flgTrattamentoIntegrativo,
    flgRinunciaCuneo,
    flgRinunciaSostitutiva,
    flgMassimale,
    flgContributoAggiuntivo,
  } = prima;
  return {
    ...predefiniti,
    percettore,
    codGestioneSeparata,
    flgDetrazioneLavoro,
    flgTrattamentoIntegrativo,
    flgRinunciaCuneo,
    flgRinunciaSostitutiva,
    flgMassimale,
    flgContributoAggiuntivo,
  };
};

const MASSIMO = 1000;

const listOfAnno = async (archivio: Archivio, numAnno: number): Promise<Fiscali[]> => {
  const { items, last } = await archivio.query({
    index: 'indice1',
    pk: archivio.chiavi.elenco(fiscaliEntita.nome),
    begins: `${numAnno}#`,
    limit: MASSIMO + 1,
  });
  if (last || items.length > MASSIMO)
    throw new AppError(
      'TROPPI_RISULTATI',
      `I dati fiscali del ${numAnno} sono troppi per una risposta sola: chiederli per persona, oppure esportarli.`,
    );
  return archivio.leggi(items, (item) => readRiga(fiscaliEntita.schema, item));
};
