import { isContata } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { denunciaEntita, rigaDenuncia } from '#archivio/denunce/denuncia.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { elaborazioniAperte } from '#functions/cedolini/ricalcolo/segno.ts';
import { archivioDi, type Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Passaggio } from '#shared/contracts/scuola/subentro.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { whileClosed, type Dove } from '../../copia/copia.ts';
import { improntaOf } from '../../copia/scuola-conservata.ts';
import type { Scuole } from '../passaggio.ts';
import { loadPropria, nameSuccessor, requireCodFiscale, savePassaggio, type Propria } from '../scuole-del-passaggio.ts';
import { personaDetta, unitePersona, type PersonaUnita } from './persone.ts';
import { righeDi, sommeDelCedente, sommeDelSubentrante } from './prova.ts';
import { usiDi, writePersona, writeTabelle, type Bagaglio } from './scrittura.ts';
import { uniteTabelle, type TabelleUnite } from './tabelle.ts';

/** A school that ends and joins one that works: from which day, by which act. */
export interface Unione extends Scuole {
  readonly dal: string;
  readonly atto: string;
  /** The code of the preview that was read; undefined for the preview itself. */
  readonly conferma: string | undefined;
}

/** All that a union would do, before anything of it is done. */
interface Piano {
  readonly persone: readonly Persona[];
  readonly unite: readonly PersonaUnita[];
  readonly tabelle: TabelleUnite;
  readonly contati: ReadonlySet<string>;
  readonly impedimenti: readonly string[];
  readonly passaggio: Passaggio;
  /** Says what it would do: done only by who read this one. */
  readonly codice: string;
}

export interface EsitoUnione {
  readonly passaggio: Passaggio;
  /** The code with which the preview is done; undefined once it is done, or while something is to be decided first. */
  readonly codice: string | undefined;
}

/**
 * Brings the people of a school that ends beside those of one that works: the same codice fiscale is the same person, what is there stays, and the sums of
 * the year are those of both. Told line by line first, and done only with the code of what was told; the filings of the school that ends stay with it.
 * @throws when something is to be decided first, when what would be done is no longer what was told, or the sums are not equal in the end
 */
export const unite = async (dove: Dove, unione: Unione): Promise<EsitoUnione> => {
  const { cedente, subentrante } = unione;
  const perche = `unione di ${cedente} a ${subentrante}`;
  return whileClosed(dove, cedente, { perche, per: 'copia' }, () =>
    whileClosed(dove, subentrante, { perche, per: 'copia' }, () => tellOrDo(dove, unione)),
  );
};

const tellOrDo = async (dove: Dove, unione: Unione): Promise<EsitoUnione> => {
  const [da, a] = [archivioDi(dove.store, unione.cedente), archivioDi(dove.store, unione.subentrante)];
  const scuole = {
    cedente: await loadPropria(dove, unione.cedente),
    subentrante: await loadPropria(dove, unione.subentrante),
  };
  requireCodFiscale(scuole.subentrante);
  const piano = await pianoDi(dove, { da, a }, unione, scuole);
  if (unione.conferma === undefined) {
    await savePassaggio(dove, piano.passaggio, `Anteprima dell'unione di ${unione.cedente}`);
    return { passaggio: piano.passaggio, codice: piano.impedimenti.length === 0 ? piano.codice : undefined };
  }
  refuse(piano, unione);
  const bagaglio: Bagaglio = {
    da,
    a,
    tabelle: piano.tabelle,
    usi: await usiDi(da),
    aperte: await elaborazioniAperte(a),
  };
  await writeTabelle(dove, bagaglio);
  for (const una of piano.unite) await writePersona(dove, una, bagaglio);
  const passaggio = await prove(piano, { da, a });
  await savePassaggio(
    dove,
    passaggio,
    `Dal ${formatGiorno(unione.dal)} ${unione.cedente} è unita a ${unione.subentrante}`,
  );
  await nameSuccessor(dove, unione, scuole);
  return { passaggio, codice: undefined };
};

/** @throws saying what is to be decided first, or that the preview is another now */
const refuse = ({ impedimenti, codice }: Piano, { conferma, cedente, subentrante }: Unione): void => {
  if (impedimenti.length > 0)
    throw new Error(
      `L'unione di ${cedente} a ${subentrante} non si fa ancora, niente è stato portato:\n${impedimenti.join('\n')}`,
    );
  if (conferma !== codice)
    throw new Error(
      `Quello che si farebbe non è più quello che fu detto con il codice ${conferma ?? ''}: ripetere senza --conferma, leggere e confermare. Niente è stato portato.`,
    );
};

interface Archivi {
  readonly da: Archivio;
  readonly a: Archivio;
}

const pianoDi = async (
  { adesso }: Dove,
  { da, a }: Archivi,
  { dal, atto, cedente, subentrante }: Unione,
  scuole: { readonly cedente: Propria; readonly subentrante: Propria },
): Promise<Piano> => {
  const righe = await da.of(personaEntita).queryIndice({ index: 'indice1' });
  const persone = await personeRepository(da).getMany(righe.map(({ uid }) => asUid(String(uid))));
  const { contati, aperte } = await elaborazioniDi(da);
  const tabelle = await uniteTabelle(da, a);
  const unite: PersonaUnita[] = [];
  for (const persona of persone) unite.push(await unitePersona(da, a, persona, contati));
  const impedimenti = [...aperte, ...unite.flatMap((una) => una.impedimenti)];
  const passaggio: Passaggio = {
    cedente,
    desCedente: scuole.cedente.desScuola,
    subentrante,
    desSubentrante: scuole.subentrante.desScuola,
    dal,
    atto,
    modo: 'UNIONE',
    stato: 'ANTEPRIMA',
    il: adesso.toISOString(),
    prova: righeDi(await sommeDelCedente(da, persone, contati)),
    persone: unite.map(personaDetta),
    avvisi: [...aperte, ...tabelle.detto, ...(await denunceAperte(da))]
      .slice(0, 1000)
      .map((uno) => accorciato(uno, 600)),
  };
  const codice = improntaOf({ ...passaggio, il: '' })
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 8);
  return { persone, unite, tabelle, contati, impedimenti, passaggio, codice };
};

/** The accounted runs, which count in the sums of the year, and in words those that are still to be. */
const elaborazioniDi = async (
  da: Archivio,
): Promise<{ readonly contati: ReadonlySet<string>; readonly aperte: readonly string[] }> => {
  const righe = (await da.of(processoEntita).queryIndice({ index: 'indice1' })).map(rigaProcesso);
  const aperte = righe.filter(({ STATUS, simulazione }) => STATUS !== 'CONTABILIZZATO' && !simulazione);
  const chiuse = await processiRepository(da).getMany(
    righe.filter(({ STATUS }) => STATUS === 'CONTABILIZZATO').map(({ uid }) => uid),
  );
  return {
    contati: new Set(chiuse.filter(isContata).map(({ uid }) => uid)),
    aperte: aperte.map(
      ({ ID_ELABORAZIONE, DES_ELABORAZIONE }) =>
        `Da decidere prima: l'elaborazione ${ID_ELABORAZIONE} "${DES_ELABORAZIONE}" non è contabilizzata; contabilizzarla o eliminarla.`,
    ),
  };
};

const denunceAperte = async (da: Archivio): Promise<string[]> =>
  (await da.of(denunciaEntita).queryIndice({ index: 'indice1' }))
    .map(rigaDenuncia)
    .filter(({ STATUS }) => STATUS !== 'INVIATO')
    .map(({ descrizione }) => `"${descrizione}" resta di ${da.codmin}: la trasmette la scuola che subentra.`);

/** The passage done, once the sums of both are equal. @throws naming the first that is not */
const prove = async ({ persone, contati, passaggio }: Piano, { da, a }: Archivi): Promise<Passaggio> => {
  const prova = righeDi(await sommeDelCedente(da, persone, contati), await sommeDelSubentrante(da, a, persone));
  const diverse = prova.filter(({ cedente, subentrante }) => cedente !== subentrante).map(({ nome }) => nome);
  if (diverse.length > 0)
    throw new Error(`I totali delle due scuole non sono uguali: ${diverse.join(', ')}. Ripetere dall'anteprima.`);
  return { ...passaggio, stato: 'FATTO', prova };
};
