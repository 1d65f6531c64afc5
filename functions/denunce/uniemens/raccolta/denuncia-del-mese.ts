import { cedoliniRaccolti, type ContenutoDenuncia, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { COMPOSIZIONE_PREDEFINITA } from '#shared/domain/elaborazione/denuncia.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { QUADRI } from '../../formati/uniemens/quadri.ts';
import { collectCollaboratori, isDiCollaboratore } from './collaboratori.ts';
import { individualeDi } from './individuali.ts';
import { collectModuli, fondoSenzaLista, isDiFondoPensione } from './moduli-del-lavoratore.ts';
import { oltreTabellare } from './oltre-tabellare.ts';
import type { DatiPersone } from './persone.ts';
import { collectPosPA, isPosPA, type Dichiarazione } from './raccolta-pos-pa.ts';
import type { CedolinoPagato, Gruppo, Parte } from './rapporto.ts';

const DISOCCUPAZIONE = 'INPS_DS';

/**
 * The records of the month: who has the unemployment contribution, position by position, each position, the collaborators. What the filing
 * needs and nobody has said is an empty field, found by its rules; what has no place in it is told.
 */
export const collectUniemens = (
  cedolini: readonly CedolinoPagato[],
  dati: DatiPersone,
  come: Dichiarazione,
): ContenutoDenuncia => {
  const tutte = cedolini.flatMap((cedolino, posto) =>
    cedolino.rotte.map((rotta): Parte => ({ posto, cedolino, rotta })),
  );
  const parti = tutte.filter(({ rotta }) => isContributo(rotta));
  const individuali = parti.filter(({ rotta }) => rotta.codice === DISOCCUPAZIONE);
  const collaboratori = parti.filter(isDiCollaboratore);
  const pubbliche = parti.filter(isPosPA);
  const posPA = collectPosPA(pubbliche, dati, come);
  const delFondo = tutte.filter(isDiFondoPensione);
  const [fondo, senzaLista] = posPA.records.length === 0 ? [[], delFondo] : [delFondo, []];
  const moduli = collectModuli(cedolini, fondo, dati, { mese: come.mese, records: posPA.records });
  const raccolte = new Set([...individuali, ...collaboratori, ...pubbliche, ...delFondo]);
  const altre = parti.filter((parte) => !raccolte.has(parte));
  const conMatricola = individuali.filter((parte) => matricolaDi(parte) !== null);
  const gruppi = [
    ...gruppiDi(conMatricola).map((gruppo) => individualeDi(gruppo, matricolaDi(gruppo[0]) ?? '', dati, come.mese)),
    ...collectCollaboratori(collaboratori, dati),
  ];
  const records = gruppi.flatMap((gruppo) => gruppo.records);
  return {
    ...cedoliniRaccolti(cedolini),
    records: [...posizioniDi(records), ...records, ...posPA.records, ...moduli.records].toSorted((a, b) =>
      a.chiave < b.chiave ? -1 : 1,
    ),
    escluse: [
      ...senzaMatricola(individuali.filter((parte) => matricolaDi(parte) === null)),
      ...nonRaccolte(altre),
      ...posPA.rilievi,
      ...moduli.rilievi,
      ...fondoSenzaLista(senzaLista, dati),
      ...gruppi.flatMap(({ rilievi }) => rilievi),
      ...oltreTabellare(cedolini, dati),
    ],
  };
};

/** Contributions that the school owes: what is paid to people, or by NoiPA, is not told here. */
const isContributo = ({ adempimenti, destinazione }: Parte['rotta']): boolean =>
  adempimenti.UNIEMENS !== undefined && (destinazione.a === 'F24' || destinazione.a === 'DA_STABILIRE');

/** The position that a part is paid under; null where nobody has said it. */
const matricolaDi = (parte: Parte | undefined): string | null => {
  const destinazione = parte?.rotta.destinazione;
  return destinazione?.a === 'F24' && destinazione.estremi ? destinazione.estremi : null;
};

const isGruppo = (parti: readonly Parte[]): parti is Gruppo => parti.length > 0;

/** The parts of each person and position: what a month sums of them. */
const gruppiDi = (parti: readonly Parte[]): Gruppo[] =>
  [
    ...Map.groupBy(parti, (parte) => `${parte.cedolino.testata.uidSubAnagrafe} ${matricolaDi(parte) ?? ''}`).values(),
  ].flatMap((gruppo) => (isGruppo(gruppo) ? [gruppo] : []));

/** The company declaration of each position; its totals are those of the workers, written with the file. */
const posizioniDi = (records: readonly RecordRaccolto[]): RecordRaccolto[] =>
  [
    ...Map.groupBy(
      records.filter(({ campi }) => campi.quadro === QUADRI.individuale),
      ({ campi }) => String(campi.Matricola ?? ''),
    ),
  ].flatMap(([matricola, suoi]) =>
    matricola === ''
      ? []
      : [
          {
            chiave: `${QUADRI.aziendale}|${matricola}`,
            persona: null,
            campi: {
              quadro: QUADRI.aziendale,
              Matricola: matricola,
              TrattQuotaLav: '',
              NumLavoratori: String(suoi.length),
              ForzaAziendale: '',
              Composizione: COMPOSIZIONE_PREDEFINITA,
            },
            origini: [],
          },
        ],
  );

/** Contributions of who has no INPS position, one finding for each reason. */
const senzaMatricola = (parti: readonly Parte[]): Rilievo[] =>
  [...Map.groupBy(parti, ({ rotta }) => percheSenza(rotta))].map(([perche, gruppo]) => ({
    codice: 'uniemens.senza-matricola',
    gravita: 'BLOCCANTE',
    regola: 'Ogni contributo di disoccupazione si denuncia sotto una matricola INPS.',
    persona: null,
    campo: 'Matricola',
    atteso: 'la matricola INPS della scuola o della sede',
    trovato: `${formatEuro(somma(gruppo.map(({ rotta }) => rotta.importo)))} di ${gruppo.length} righe: ${perche}`,
    rimedio: 'Indicare la posizione INPS nella scuola, ricalcolare o correggere le elaborazioni, poi aggiornare.',
  }));

const percheSenza = ({ destinazione, mancanti }: Parte['rotta']): string =>
  destinazione.a === 'DA_STABILIRE'
    ? destinazione.perche
    : `manca ${mancanti.map(({ nome }) => nome).join(', ') || 'la matricola'}`;

/** Lines that no record tells of: of a fund that the school has not said, or of staff of the private fund, whose rates nobody has. */
const nonRaccolte = (parti: readonly Parte[]): Rilievo[] =>
  [...Map.groupBy(parti, ({ rotta }) => rotta.codice)].map(([codice, gruppo]) => ({
    codice: 'uniemens.senza-quadro',
    gravita: 'BLOCCANTE',
    regola: 'Tutto quello che le elaborazioni mandano a UniEmens sta nella denuncia.',
    persona: null,
    campo: codice,
    atteso: 'un quadro della denuncia',
    trovato: `${formatEuro(somma(gruppo.map(({ rotta }) => rotta.importo)))} di ${gruppo.length} righe ${codice}${percheNonRaccolta(gruppo)}`,
    rimedio:
      'Indicare i fondi del personale negli altri dati della scuola, ricalcolare o correggere le elaborazioni, poi aggiornare. Chi è iscritto al FPLD si denuncia con un altro strumento.',
  }));

const percheNonRaccolta = (gruppo: readonly Parte[]): string => {
  const mancanti = [...new Set(gruppo.flatMap(({ rotta }) => rotta.mancanti.map(({ nome }) => nome)))];
  return mancanti.length === 0 ? '' : `: manca ${mancanti.join(', ')}`;
};
