import type * as z from 'zod';
import { chiEInAnagrafe } from '#archivio/persone/chi-e.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { codiciDi, codiciInCella, type Riga } from '#functions/colonne/colonna.ts';
import { codiceDaNome, codiciDiLuogo } from '#functions/colonne/luogo-da-nome.ts';
import { checkCodice } from '#functions/colonne/personale.ts';
import { allOf, defineTipo, parseInput, testoDi, type Mezzi, type Trovato } from '#functions/colonne/tipo.ts';
import { loadArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { readItem } from '#platform/data/repository.ts';
import { AppError, campoNonValido, campoRifiutato } from '#platform/errors.ts';
import { PersonaModificata, PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { isNomeDi } from '#shared/domain/chi-e.ts';
import { nascitaDetta, partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { isPaeseIban } from '#shared/domain/codici/conto-estero.ts';
import { coordinateDaIban, ibanDi, SENZA_CONTO } from '#shared/domain/codici/coordinate-pagamento.ts';
import { normalizeIban } from '#shared/domain/codici/iban.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { personeService } from '../persone-service.ts';
import { colonnePersone } from './colonne-persone.ts';
import { refuseGiaPresente } from './gia-presente.ts';
import { nomiDivisi } from './nomi-divisi.ts';

/**
 * Returns the person of a row of the registry, by their codice fiscale alone: names are among what it changes, but not into those of somebody else.
 * @throws RICHIESTA_NON_VALIDA a code that has not even the form of one; RIFERIMENTO_NON_VALIDO on the code when matricola or name are of another person
 */
const findPersona = async (riga: Riga, { context: { archivio } }: Mezzi): Promise<Persona | undefined> => {
  const desCf = checkCodice(testoDi(riga, 'desCf'));
  const persone = personeRepository(archivio);
  const [uid] = await persone.findByUnico('desCf', [desCf]);
  const persona = uid === undefined ? undefined : await persone.get(uid);
  if (persona !== undefined) await refuseAltra(persona, riga, archivio);
  return persona;
};

const refuseAltra = async (persona: Persona, riga: Riga, archivio: Archivio): Promise<void> => {
  const nome = nominativo(testoDi(riga, 'desCognome'), testoDi(riga, 'desNome'));
  if (nome === '' || isNomeDi(nome, { nominativo: nominativo(persona.desCognome, persona.desNome) })) return;
  const { persona: altra } = await chiEInAnagrafe([nome], archivio);
  if (altra !== undefined && altra.uid !== persona.uid)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'desCf',
      `La riga nomina persone diverse: «${persona.desCf}» è ${nominativo(persona.desCognome, persona.desNome)}, «${nome}» è ${nominativo(altra.desCognome, altra.desNome)} (${altra.desCf}). Correggere il nome o il codice.`,
    );
};

const rigaDi = (persona: Persona): Riga => {
  const iban = ibanDi(persona);
  const campi: Riga = Object.fromEntries(
    Object.entries(persona).flatMap(([campo, valore]) => (Array.isArray(valore) ? [] : [[campo, valore]])),
  );
  const altre: Riga = {
    iban,
    codPaese: iban === null ? persona.codPaese : null,
    codBban: iban === null ? persona.codBban : null,
    flgDeceduto: persona.flgDeceduto ?? false,
    flgTutela: persona.flgTutela ?? false,
    cfPrecedenti: codiciInCella(persona.cfPrecedenti ?? []),
  };
  return Object.fromEntries(
    colonnePersone.map(({ campo }) => [
      campo,
      altre[campo] ?? (Object.hasOwn(altre, campo) ? null : (campi[campo] ?? null)),
    ]),
  );
};

/** The coordinates of the row: a whole IBAN, Italian or foreign, or the account of a country that has none. */
const coordinate = (riga: Riga): object => {
  const iban = normalizeIban(testoDi(riga, 'iban'));
  const codBic = riga.codBic ?? null;
  if (iban === '') return { ...SENZA_CONTO, codPaese: riga.codPaese ?? null, codBban: riga.codBban ?? null, codBic };
  const italiano = coordinateDaIban(iban);
  if (italiano !== null) return italiano;
  const codPaese = iban.slice(0, 2);
  if (!isPaeseIban(codPaese) || codPaese === 'IT')
    throw campoNonValido('iban', `L'IBAN "${iban}" non ha la forma prevista per il Paese.`);
  return { ...SENZA_CONTO, codPaese, codCinEuroEstero: iban.slice(2, 4), codBban: iban.slice(4), codBic };
};

/** The row as the form would send it. @throws RICHIESTA_NON_VALIDA */
const parsePersona = <S extends z.ZodType>(schema: S, riga: Riga, altri: object, prima?: Persona): z.output<S> => {
  const rifiutati: AppError[] = [];
  let conto: object = SENZA_CONTO;
  try {
    conto = coordinate(riga);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    rifiutati.push(error);
  }
  return parseInput(schema, { ...inputDi(riga, prima), ...conto, ...altri }, rifiutati);
};

const inputDi = (
  { iban: _iban, matricola: _matricola, desNominativo: _nome, cfPrecedenti, ...riga }: Riga,
  prima?: Persona,
): object => ({
  ...riga,
  ...residenza(riga),
  ...conPrecedenti(codiciDi(String(cfPrecedenti ?? '')), prima),
  domicili: prima?.domicili ?? [],
  espero: prima?.espero ?? [],
  desComuneNascita: riga.desComuneNascita || riga.codComuneNascita || '',
});

/** Former codes, where there are some or were. */
const conPrecedenti = (codici: readonly string[], prima?: Persona): object =>
  codici.length === 0 && prima?.cfPrecedenti === undefined ? {} : { cfPrecedenti: codici };

/** Files of before have the State of who lives abroad in the place of the town. */
const residenza = ({ codComuneRes = null, desComuneRes = null, codStatoEstero = null }: Riga): object =>
  String(codComuneRes).startsWith('Z')
    ? { codComuneRes: null, desComuneRes: '', codStatoEstero: codStatoEstero ?? codComuneRes }
    : { codComuneRes, desComuneRes: codComuneRes === null ? '' : desComuneRes, codStatoEstero };

/** What the sixteen characters say of who is new, and the codes of the places that the file calls by name. */
const complete = async (letta: Riga, trovato: Trovato | undefined, mezzi: Mezzi): Promise<Riga> => {
  const { context } = mezzi;
  const riga = { ...letta, ...nomiDivisi(letta, trovato), ...conCodiceDiOggi(letta, trovato, mezzi) };
  const parti = trovato === undefined ? partiCodiceFiscale(testoDi(riga, 'desCf')) : null;
  const conNome = testoDi(riga, 'desComuneNascita') !== '';
  const detti: Riga = parti === null ? {} : nascitaDetta(parti, context.oggi);
  const nota: Riga = {
    ...riga,
    ...Object.fromEntries(
      Object.entries(detti).filter(
        ([campo]) => (riga[campo] ?? null) === null && !(conNome && campo === 'codComuneNascita'),
      ),
    ),
  };
  const nascita = testoDi(nota, 'datNascita') || testoDi(trovato?.riga ?? {}, 'datNascita') || context.oggi;
  const codici = await allOf([
    codeOf(nota, trovato, mezzi, {
      codice: 'codComuneNascita',
      nome: 'desComuneNascita',
      provincia: '',
      giorno: nascita,
      altrimenti: partiCodiceFiscale(testoDi(riga, 'desCf'))?.codBelfiore ?? '',
    }),
    codeOf(nota, trovato, mezzi, {
      codice: 'codComuneRes',
      nome: 'desComuneRes',
      provincia: testoDi(nota, 'provinciaRes'),
      giorno: context.oggi,
      altrimenti: '',
    }),
  ]);
  return Object.assign({ ...nota, ...conAltroPosto(nota), ...conBonifico(nota, trovato) }, ...codici);
};

/** A file that names somebody by a former code changes what it says of them, not the code they have now. */
const conCodiceDiOggi = (letta: Riga, trovato: Trovato | undefined, { avvisa }: Mezzi): Riga => {
  const [scritto, suo] = [testoDi(letta, 'desCf'), testoDi(trovato?.riga ?? {}, 'desCf')];
  if (suo === '' || scritto === suo) return {};
  avvisa?.(`Il codice fiscale ${scritto} è di prima: la persona ha ora ${suo}, che resta.`);
  return { desCf: suo };
};

/** A residence abroad takes the place of one in Italy, an account without IBAN that of one with it, and the other way round, when the file says only the new one. */
const conAltroPosto = (riga: Riga): Riga => {
  const [italiano, estero] = [detto(riga, ['codComuneRes', 'desComuneRes']), detto(riga, ['codStatoEstero'])];
  const [iban, bban] = [detto(riga, ['iban']), detto(riga, ['codBban'])];
  return {
    ...(estero && !italiano ? { codComuneRes: null, desComuneRes: '' } : {}),
    ...(italiano && !estero ? { codStatoEstero: null } : {}),
    ...(bban && !iban ? { iban: null } : {}),
    ...(iban && !bban ? { codPaese: null, codBban: null } : {}),
  };
};

/** An account says how somebody new is paid, when nothing else does. */
const conBonifico = (riga: Riga, trovato: Trovato | undefined): Riga =>
  trovato === undefined && detto(riga, ['iban']) && !detto(riga, ['codModPagamento']) ? { codModPagamento: 'B' } : {};

const detto = (riga: Riga, campi: readonly string[]): boolean => campi.some((campo) => testoDi(riga, campo) !== '');

interface Luogo {
  readonly codice: string;
  readonly nome: string;
  readonly provincia: string;
  readonly giorno: string;
  /** The code that the codice fiscale says; '' for none. */
  readonly altrimenti: string;
}

const codeOf = async (riga: Riga, trovato: Trovato | undefined, { avvisa }: Mezzi, luogo: Luogo): Promise<Riga> => {
  const { codice, nome, provincia, giorno, altrimenti } = luogo;
  const scritto = testoDi(riga, nome);
  if (testoDi(riga, codice) !== '' || scritto === '' || scritto === testoDi(trovato?.riga ?? {}, nome)) return {};
  if (altrimenti === '') return { [codice]: await codiceDaNome(scritto, provincia, giorno, nome) };
  return codeOrAltrimenti(scritto, luogo, avvisa);
};

/** The code of a place by its name, or by the codice fiscale when no place has the name, or when several have: the former is told. */
const codeOrAltrimenti = async (
  scritto: string,
  { codice, nome, provincia, giorno, altrimenti }: Luogo,
  avvisa: Mezzi['avvisa'],
): Promise<Riga> => {
  const codici = codiciDiLuogo({ nome: scritto, provincia, giorno }, await loadArchivioComuni());
  if (codici.includes(altrimenti)) return { [codice]: altrimenti };
  if (codici.length > 0) return { [codice]: await codiceDaNome(scritto, provincia, giorno, nome) };
  avvisa?.(
    `Nessun luogo si chiamava "${scritto}" il ${formatGiorno(giorno)}: il luogo di nascita è quello del codice fiscale, ${altrimenti}.`,
  );
  return { [codice]: altrimenti, [nome]: '' };
};

const checkMatricola = (riga: Riga, persona: Persona): void => {
  if (riga.matricola !== null && riga.matricola !== persona.matricola)
    throw campoNonValido(
      'matricola',
      `La matricola di ${nominativo(persona.desCognome, persona.desNome)} è ${persona.matricola} e non si cambia.`,
    );
};

/** People of the registry, by their codice fiscale. Fiscal domiciles are a kind of their own. */
export const tipoPersone = defineTipo<Persona>({
  nome: 'persone',
  ambito: 'persona',
  colonne: colonnePersone,
  alias: {
    codAbi: 'iban',
    codCab: 'iban',
    codCc: 'iban',
    codCin: 'iban',
    codCinEuro: 'iban',
    codCinEuroEstero: 'iban',
  },
  gruppo: (riga) => testoDi(riga, 'desCf'),
  chiave: (riga) => testoDi(riga, 'desCf'),
  descrizione: (riga) =>
    `${nominativo(testoDi(riga, 'desCognome'), testoDi(riga, 'desNome'))} (${testoDi(riga, 'desCf')})`,
  complete,
  completati: ['flgSesso', 'datNascita', 'codComuneNascita', 'codComuneRes'],
  find: findPersona,
  create: async (riga, mezzi) => {
    const nuova = parsePersona(PersonaNuova, riga, riga.matricola === null ? {} : { matricola: riga.matricola });
    await refuseGiaPresente(riga, mezzi);
    return personeService.create(nuova, mezzi.context);
  },
  update: (persona, riga, { context }) => {
    checkMatricola(riga, persona);
    return personeService.update(
      persona.uid,
      parsePersona(PersonaModificata, riga, { versione: persona.versione }, persona),
      context,
    );
  },
  list: async (_mezzi, { items }) =>
    items.filter(({ tipo }) => tipo === personaEntita.nome).map((item) => readItem(personaEntita, item)),
  riga: rigaDi,
});
