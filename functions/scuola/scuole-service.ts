import { eliminazioneProtetta } from '#archivio/casa/eliminazione-protetta.ts';
import { refuseNonLetti } from '#archivio/dati-non-letti.ts';
import { usatiDa } from '#archivio/scuola/posizioni-usate.ts';
import { nomeScuola, rigaScuola, scuolaEntita, scuolaRepository } from '#archivio/scuola/scuola.ts';
import { posInailRepository, posInpsRepository } from '#archivio/tabelle/posizioni.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { pageInMemory } from '#platform/data/elenco.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { AppError, campoRifiutato } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { Pagina, Ricerca } from '#shared/contracts/lista.ts';
import type { RigaScuola, Scuola, ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { campiIdentita, type CampoIdentita } from '#shared/domain/scuola.ts';
import { comuneAl, loadArchivioComuni } from '../riferimento/luoghi/comuni.ts';
import { tipiScuola, tipoScuolaDi } from '../riferimento/personale/tipi-scuola.ts';
import { refuseCodiciSbagliati } from './codici-fiscali.ts';

const ufficio = ['GESTORE', 'TESTER', 'CEDOLINI', 'SERVIZI', 'ASSENZE', 'ADEMPIMENTI'] as const;

/** Order of every list of schools: the main one, its sites, the others; each by name. */
const ordine = (a: RigaScuola, b: RigaScuola): number =>
  ['PROPRIA', 'SEDE', 'ALTRA'].indexOf(a.tipo) - ['PROPRIA', 'SEDE', 'ALTRA'].indexOf(b.tipo) ||
  compareTesti(a.desScuola, b.desScuola);

const righe = async (archivio: Archivio): Promise<RigaScuola[]> =>
  (await scuolaRepository(archivio).listAll()).map(rigaScuola).toSorted(ordine);
const check = async (dopo: Scuola, context: RequestContext, prima?: Scuola): Promise<Scuola> => {
  const principale = (await righe(context.archivio)).find(({ tipo }) => tipo === 'PROPRIA');
  checkTipo(dopo, context.archivio.codmin, prima, principale);
  refuseNonLetti('SCUOLA', prima, dopo);
  refuseCodiciSbagliati(prima, dopo);
  await checkPosizioni(dopo, context.archivio);
  const completa = await checkComune({ ...dopo, codTipoScuola: checkTipoScuola(dopo) }, context.oggi, prima);
  context.modifica.add(
    ...riferimenti(context.archivio).change(
      { entita: scuolaEntita.nome, uid: dopo.uid, descrizione: nomeScuola(dopo) },
      prima ? usatiDa(prima) : [],
      usatiDa(dopo),
    ),
  );
  return completa;
};
const scuole = gestione(scuolaRepository, {
  check: async (dopo, context, prima) => check(withStoria(dopo, prima), context, prima),
  checkRemove: async (prima, context) => checkRemove(prima, context),
});
/** The school itself changed in time: what was said of it for the past is changed too, by who says so. */
export const scuolaNelTempo = gestione(scuolaRepository, { check });

/**
 * The record with what the school was, and who took its place, as they are kept: a change of other data does not touch them. Until it has its
 * codice fiscale, without which nothing is filed, the record is being written and asks for no word.
 * @throws STATO_NON_AMMESSO when it changes what the school is called or where it sits without a word for the past
 */
const withStoria = (dopo: Scuola, prima: Scuola | undefined): Scuola => {
  if (prima === undefined || prima.tipo !== 'PROPRIA' || prima.dati === null || dopo.dati === null) return dopo;
  const [cambiato] = campiIdentita.filter(
    (campo) =>
      prima.codFiscale !== null && prima[campo] !== null && prima[campo] !== '' && prima[campo] !== dopo[campo],
  );
  // the name and the province of a town come with its code
  if (cambiato !== undefined && !(isDelComune(cambiato) && prima.codComune === dopo.codComune))
    throw new AppError(
      'STATO_NON_AMMESSO',
      'Codici, denominazione e sede della scuola si cambiano nella pagina «La scuola nel tempo», dicendo da quale giorno: quello che parla di prima resta com’era.',
      { fields: [{ path: cambiato, code: 'archivio', message: 'Si cambia in «La scuola nel tempo».' }] },
    );
  const { identitaPrecedenti, subentrante } = prima.dati;
  const { identitaPrecedenti: _detta, subentrante: _detto, ...dati } = dopo.dati;
  return {
    ...dopo,
    dati: {
      ...dati,
      ...(identitaPrecedenti === undefined ? {} : { identitaPrecedenti }),
      ...(subentrante === undefined ? {} : { subentrante }),
    },
  };
};

const isDelComune = (campo: CampoIdentita): boolean => campo === 'desComune' || campo === 'provincia';

export const scuoleService = {
  list: async (
    { flgAttivo, tipo }: { flgAttivo?: boolean | undefined; tipo?: string | undefined },
    archivio: Archivio,
  ): Promise<RigaScuola[]> =>
    (await righe(archivio)).filter(
      (riga) => (flgAttivo === undefined || riga.flgAttivo === flgAttivo) && (tipo === undefined || riga.tipo === tipo),
    ),
  listSedi: async (archivio: Archivio): Promise<RigaScuola[]> =>
    (await righe(archivio)).filter(({ tipo }) => tipo !== 'ALTRA'),
  search: async (ricerca: Ricerca, archivio: Archivio): Promise<Pagina<RigaScuola>> =>
    pageInMemory(await righe(archivio), ricerca, { ordine: 'desScuola' }),
  /** The data of treasury and signatories are for the office: others get the record without them. */
  get: async (uid: Uid<'SCUOLA'>, { archivio, sessione }: RequestContext): Promise<Scuola> => {
    const scuola = await scuolaRepository(archivio).load(uid);
    return sessione.ruoli.some((ruolo) => ufficio.some((suo) => suo === ruolo))
      ? scuola
      : { ...scuola, dati: null, note: '' };
  },
  create: (input: ScuolaInput, context: RequestContext): Promise<Scuola> => scuole.create(input, context),
  update: (uid: Uid<'SCUOLA'>, input: ScuolaInput & { versione: number }, context: RequestContext): Promise<Scuola> =>
    scuole.update(uid, input, context),
  remove: (uid: Uid<'SCUOLA'>, versione: number, context: RequestContext) => scuole.remove(uid, versione, context),
};

const checkTipo = (
  { tipo, codMeccanografico }: Scuola,
  proprio: string,
  prima: Scuola | undefined,
  principale: RigaScuola | undefined,
): void => {
  if (prima !== undefined && prima.tipo !== tipo && (prima.tipo === 'PROPRIA' || tipo === 'PROPRIA')) {
    throw new AppError('STATO_NON_AMMESSO', 'La scuola principale resta tale: per cambiarla modificarne i dati.', {
      fields: [{ path: 'tipo', code: 'archivio', message: 'Il tipo non si può cambiare.' }],
    });
  }
  if (tipo === 'PROPRIA' && prima === undefined) checkPrincipale(codMeccanografico, proprio, principale);
};

/** The main school is one, under the code that uses the program. @throws DUPLICATO, RIFERIMENTO_NON_VALIDO */
const checkPrincipale = (codMeccanografico: string, proprio: string, principale: RigaScuola | undefined): void => {
  if (principale !== undefined)
    throw campoRifiutato(
      'DUPLICATO',
      'tipo',
      `La scuola principale c'è già: è ${principale.desScuola}. Modificare i suoi dati, oppure registrare questa come sede o come altra scuola.`,
    );
  if (codMeccanografico !== proprio)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codMeccanografico',
      `La scuola principale ha il codice meccanografico con cui usa il programma: ${proprio}.`,
    );
};

const checkTipoScuola = ({ codTipoScuola, codMeccanografico }: Scuola): string | null => {
  if (codTipoScuola === null) return tipoScuolaDi(codMeccanografico)?.codice ?? null;
  if (!tipiScuola.voci.some(({ codice }) => codice === codTipoScuola))
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codTipoScuola',
      `Il tipo di scuola ${codTipoScuola} non è nell'elenco.`,
    );
  return codTipoScuola;
};

/** A town is chosen from the list: its name and province come with it, and it must exist on the day. */
export const checkComune = async <S extends Pick<Scuola, 'codComune' | 'desComune' | 'provincia'>>(
  scuola: S,
  oggi: string,
  prima: S | undefined,
): Promise<S> => {
  if (scuola.codComune === null) {
    if (scuola.desComune.trim() !== '')
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        'codComune',
        `Il comune "${scuola.desComune}" è incompleto: sceglierlo dall'elenco.`,
      );
    return scuola;
  }
  if (prima?.codComune === scuola.codComune)
    return { ...scuola, desComune: prima.desComune, provincia: prima.provincia };
  const trovato = comuneAl(await loadArchivioComuni(), scuola.codComune, oggi);
  if (trovato.esito !== 'valido') throw campoRifiutato('RIFERIMENTO_NON_VALIDO', 'codComune', trovato.messaggio);
  return { ...scuola, desComune: trovato.comune.desComune, provincia: trovato.comune.siglaProvincia };
};

const checkPosizioni = async ({ uidPosInps, uidPosInail }: Scuola, archivio: Archivio): Promise<void> => {
  const [inps, inail] = await Promise.all([
    uidPosInps === null ? undefined : posInpsRepository(archivio).get(uidPosInps),
    uidPosInail === null ? undefined : posInailRepository(archivio).get(uidPosInail),
  ]);
  if (uidPosInps !== null && inps === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uidPosInps',
      "La posizione INPS non è in archivio: aggiornare l'elenco e sceglierla di nuovo.",
    );
  if (uidPosInail !== null && inail === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'uidPosInail',
      "La posizione INAIL non è in archivio: aggiornare l'elenco e sceglierla di nuovo.",
    );
};

const checkRemove = async (prima: Scuola, context: RequestContext): Promise<void> => {
  if (prima.tipo === 'PROPRIA')
    throw new AppError('STATO_NON_AMMESSO', 'La scuola principale non si può eliminare: modificarne i dati.');
  await eliminazioneProtetta<Scuola>(scuolaEntita.nome, nomeScuola)(prima, context);
  context.modifica.add(
    ...riferimenti(context.archivio).change(
      { entita: scuolaEntita.nome, uid: prima.uid, descrizione: nomeScuola(prima) },
      usatiDa(prima),
      [],
    ),
  );
};
