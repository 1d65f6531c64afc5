import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError, campoNonValido, nonTrovato } from '#platform/errors.ts';
import type { DatiPropri, IdentitaPrecedente } from '#shared/contracts/scuola/dati-propri.ts';
import type { IdentitaInput } from '#shared/contracts/scuola/identita.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { identitaDi } from '#shared/domain/scuola.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { checkComune, scuolaNelTempo } from './scuole-service.ts';

/** The school itself, with the data only it has. */
type Propria = Scuola & { readonly dati: DatiPropri };

interface DaCambiare {
  readonly identita: IdentitaInput;
  readonly versione: number;
}

/** Codes, name and seat of the school, each from the day it holds. */
export const identitaService = {
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, DUPLICATO, RIFERIMENTO_NON_VALIDO, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
  change: async (uid: Uid<'SCUOLA'>, { identita, versione }: DaCambiare, context: RequestContext): Promise<Scuola> => {
    const prima = await loadPropria(uid, context);
    const cambiata =
      identita.decorrenza === null
        ? await corretta(prima, identita)
        : divenuta(prima, { ...identita, decorrenza: identita.decorrenza });
    return scuolaNelTempo.update(uid, { ...conTipo(cambiata, prima), versione }, context, perche(identita));
  },

  /** The school is again what it was before the last change. @throws NON_TROVATO, VERSIONE_SUPERATA, DUPLICATO, STATO_NON_AMMESSO */
  undo: async (
    uid: Uid<'SCUOLA'>,
    { versione, motivo }: { readonly versione: number; readonly motivo: string },
    context: RequestContext,
  ): Promise<Scuola> => {
    const prima = await loadPropria(uid, context);
    const ultima = storiaDi(prima).at(-1);
    if (ultima === undefined)
      throw new AppError('STATO_NON_AMMESSO', 'La scuola non ha cambiamenti: è sempre stata quello che è.');
    return scuolaNelTempo.update(
      uid,
      { ...conTipo(identitaDi(ultima), prima), dati: conStoria(prima.dati, storiaDi(prima).slice(0, -1)), versione },
      context,
      motivo,
    );
  },
};

const loadPropria = async (uid: Uid<'SCUOLA'>, { archivio }: RequestContext): Promise<Propria> => {
  const scuola = await scuolaRepository(archivio).load(uid);
  const { dati } = scuola;
  if (scuola.tipo !== 'PROPRIA' || dati === null)
    throw new AppError(
      'STATO_NON_AMMESSO',
      'Hanno una decorrenza i soli dati della scuola principale: quelli delle altre si modificano nella loro scheda.',
    );
  return { ...scuola, dati };
};

/** The periods that ended, the oldest first. */
const storiaDi = ({ dati }: Propria): readonly IdentitaPrecedente[] =>
  (dati.identitaPrecedenti ?? []).toSorted((a, b) => (a.al < b.al ? -1 : 1));

const conStoria = (dati: DatiPropri, storia: readonly IdentitaPrecedente[]): DatiPropri => {
  const { identitaPrecedenti: _prima, ...resto } = dati;
  return storia.length === 0 ? resto : { ...resto, identitaPrecedenti: [...storia] };
};

/** Another code says another kind of school: it is read from it again. */
const conTipo = <C extends Partial<Scuola>>(cambiata: C, prima: Propria): C & Partial<Scuola> =>
  cambiata.codMeccanografico === undefined || cambiata.codMeccanografico === prima.codMeccanografico
    ? cambiata
    : { ...cambiata, codTipoScuola: null };

const perche = ({ decorrenza, atto, motivo }: IdentitaInput): string =>
  decorrenza === null
    ? motivo
    : [`Dal ${formatGiorno(decorrenza)}`, atto, motivo].filter((parte) => parte.trim() !== '').join(' · ');

/** The school from a day on, with what it was kept for the days before. */
const divenuta = (prima: Propria, identita: IdentitaInput & { readonly decorrenza: string }): Partial<Scuola> => {
  const al = addGiorni(identita.decorrenza, -1);
  const storia = storiaDi(prima);
  const ultima = storia.at(-1);
  if (ultima !== undefined && al <= ultima.al)
    throw campoNonValido(
      'identita.decorrenza',
      `L'ultimo cambiamento è del ${formatGiorno(addGiorni(ultima.al, 1))}: uno nuovo viene dopo. Per cambiare quello che la scuola era prima, correggerne il periodo.`,
    );
  const nuova = identitaDi(identita);
  const era = identitaDi(prima);
  if (JSON.stringify(nuova) === JSON.stringify(era))
    throw campoNonValido(
      'identita.decorrenza',
      'Codici, denominazione e sede sono quelli di adesso: non cambia nulla.',
    );
  return { ...nuova, dati: conStoria(prima.dati, [...storia, { ...era, al, atto: identita.atto }]) };
};

/** The school with a period put right: the present, or one that ended. @throws NON_TROVATO */
const corretta = async (prima: Propria, { al, atto, ...resto }: IdentitaInput): Promise<Partial<Scuola>> => {
  const nuova = identitaDi(resto);
  if (al === null) return nuova;
  const storia = storiaDi(prima);
  const era = storia.find((una) => una.al === al);
  if (era === undefined) throw nonTrovato(`Il periodo della scuola fino al ${formatGiorno(al)}`);
  const completa = await checkComune({ ...nuova, al, atto }, al, era);
  return {
    dati: conStoria(
      prima.dati,
      storia.map((una) => (una === era ? completa : una)),
    ),
  };
};
