import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { effettoAl } from '#archivio/assenze/contatori.ts';
import { fattiDelTipo, isPerFiglio, motiviDi, tipoPerLaPaga } from '#archivio/assenze/paga-del-tipo.ts';
import { descrizioneTipo, isFuoriContratto } from '#archivio/assenze/tipi-assenza.ts';
import type { SchedaPersonale } from '#archivio/fascicolo/scheda-personale.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { serviziAl, servizioPrincipale } from '#archivio/servizi/tipo-per-assenze.ts';
import { campoNonValido, campoRifiutato } from '#platform/errors.ts';
import { giorniAssenza } from '#shared/calculation/contratto/assenze/assenze.ts';
import type { AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import type { ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { festiviTra } from '#shared/domain/tempo/festivita.ts';
import { overlaps, uncoveredBy } from '#shared/domain/tempo/periodo.ts';
import type { EffettoAssenza, TipoAssenza } from '#shared/rules/contratto/assenze/assenza.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { descrizioneContratto } from '#shared/rules/contratto/inquadramento.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import { checkEtaFiglio } from './eta-figlio.ts';

/**
 * Days of an absence, after checking it against the rules of its kind, the services and the other absences of the person.
 * @param festivi days off of the school besides the national ones
 * @throws RICHIESTA_NON_VALIDA, RIFERIMENTO_NON_VALIDO on the field to correct
 */
export const checkAssenza = (
  input: AssenzaInput,
  uid: string,
  scheda: SchedaPersonale,
  festivi: readonly string[],
): number => {
  const tipo = getTipoAssenza(input.codTipoAssenza);
  if (tipo === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codTipoAssenza',
      `Il tipo di assenza "${input.codTipoAssenza}" non è nell'elenco: sceglierne uno.`,
    );
  checkMotivo(input, tipo);
  checkFatti(input);
  checkEtaFiglio(input, tipo);
  const perLaPaga = getTipoAssenza(tipoPerLaPaga(input)) ?? tipo;
  const effetto = effettoAl(perLaPaga, input.datInizio);
  if (effetto === undefined)
    throw campoNonValido(
      'datInizio',
      `"${tipo.descrizione}": nessuna regola in vigore il ${formatGiorno(input.datInizio)}.`,
    );
  checkOre(input, tipo, effetto);
  const contratto = checkServizio(input, scheda);
  if (effetto.valore.trattamenti[contratto] === undefined)
    throw campoNonValido(
      'codTipoAssenza',
      `"${tipo.descrizione}" non è prevista dal contratto ${descrizioneContratto[contratto]}: scegliere un altro tipo.`,
    );
  checkSovrapposte(input, uid, effetto, scheda);
  if (effetto.valore.conteggio === 'ORE') return 0;
  const giorni = giorniAssenza(
    input.datInizio,
    input.datFine,
    effetto,
    festiviTra(input.datInizio, input.datFine, festivi),
  );
  if (giorni === 0)
    throw campoNonValido(
      'datInizio',
      'Nel periodo non ci sono giorni lavorativi: "' + tipo.descrizione + '" si conta solo in quelli.',
    );
  return giorni;
};

const checkMotivo = (
  { codTipoAssenza, codMotivo, datNascitaFiglio, datInizio }: AssenzaInput,
  tipo: TipoAssenza,
): void => {
  const { motivi, facoltativo } = motiviDi(codTipoAssenza);
  if (codMotivo === null ? !facoltativo : !motivi.includes(codMotivo)) {
    throw campoNonValido(
      'codMotivo',
      motivi.length === 0
        ? 'Il motivo sanitario è solo delle assenze per salute: va tolto.'
        : 'Indicare il motivo tra quelli del tipo di assenza.',
    );
  }
  if (datNascitaFiglio === null) return;
  if (!isPerFiglio(tipo))
    throw campoNonValido(
      'datNascitaFiglio',
      'La nascita del figlio è solo dei congedi che si contano per figlio: va tolta.',
    );
  if (datNascitaFiglio > datInizio)
    throw campoNonValido('datNascitaFiglio', "Il figlio nasce dopo l'inizio dell'assenza.");
};

/** Facts are of their kind alone; the compulsory leave before a parental one ends after the birth. */
const checkFatti = ({ codTipoAssenza, datNascitaFiglio, congedo, codMancatoRecupero }: AssenzaInput): void => {
  const chiesti = fattiDelTipo(codTipoAssenza);
  if (codMancatoRecupero !== undefined && chiesti !== 'RECUPERO')
    throw campoNonValido('codMancatoRecupero', 'Il mancato recupero è solo dei permessi brevi: va tolto.');
  if (congedo === undefined) return;
  if (chiesti !== 'CONGEDO')
    throw campoNonValido('congedo', 'I dati del congedo sono solo del congedo parentale: vanno tolti.');
  if (datNascitaFiglio !== null && congedo.datFineCongedo < datNascitaFiglio)
    throw campoNonValido('congedo.datFineCongedo', 'Il congedo di maternità o di paternità finisce dopo la nascita.');
};

const checkOre = (
  { datInizio, datFine, numOre }: AssenzaInput,
  tipo: TipoAssenza,
  { valore: { conteggio } }: InVigore<EffettoAssenza>,
): void => {
  if (conteggio !== 'ORE') {
    if (numOre !== null) throw campoNonValido('numOre', `"${tipo.descrizione}" si conta a giorni: le ore vanno tolte.`);
    return;
  }
  if (numOre === null || numOre === 0)
    throw campoNonValido('numOre', `"${tipo.descrizione}" si conta a ore: indicarle.`);
  if (datFine !== datInizio) throw campoNonValido('datFine', "Un'assenza a ore è di un solo giorno.");
};

/** The contract that pays the absence: of the service of its first day. Every day must lie in a service. */
const checkServizio = (
  { codTipoAssenza, datInizio, datFine }: AssenzaInput,
  { persona, servizi }: SchedaPersonale,
): ContrattoDipendente => {
  const chi = `${persona.desCognome} ${persona.desNome}`;
  const ultimo = servizioPrincipale(servizi, datInizio);
  if (ultimo === undefined)
    throw campoRifiutato('RIFERIMENTO_NON_VALIDO', 'datInizio', `${chi} non ha servizi: inserire prima il servizio.`);
  if (isFuoriContratto(codTipoAssenza)) return ultimo.contratto;
  const [scoperto] = uncoveredBy({ dal: datInizio, al: datFine }, servizi.map(periodoDi));
  if (scoperto !== undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      scoperto.dal === datInizio ? 'datInizio' : 'datFine',
      `Il ${formatGiorno(scoperto.dal)} ${chi} non è in servizio: correggere le date, oppure inserire prima il servizio.`,
    );
  return serviziAl(servizi, datInizio)[0]?.contratto ?? ultimo.contratto;
};

/** Nobody is absent twice on a day; hours may be more than once on the same day. */
const checkSovrapposte = (
  { datInizio, datFine }: AssenzaInput,
  uid: string,
  { valore: { conteggio } }: InVigore<EffettoAssenza>,
  { persona, assenze }: SchedaPersonale,
): void => {
  const altra = assenze.find(
    (candidata) =>
      candidata.uid !== uid &&
      overlaps({ dal: candidata.datInizio, al: candidata.datFine }, { dal: datInizio, al: datFine }) &&
      !(conteggio === 'ORE' && isAOre(candidata)),
  );
  if (altra === undefined) return;
  throw campoRifiutato(
    'RIFERIMENTO_NON_VALIDO',
    altra.datInizio <= datInizio ? 'datInizio' : 'datFine',
    `${persona.desCognome} ${persona.desNome} è già assente dal ${formatGiorno(altra.datInizio)} al ${formatGiorno(altra.datFine)} (${descrizioneTipo(altra.codTipoAssenza)}): correggere le date, oppure modificare quell'assenza.`,
  );
};

const isAOre = ({ numOre }: AssenzaSalvata): boolean => numOre !== null;
