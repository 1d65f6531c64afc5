import { codiciDiLuogo } from '#functions/colonne/luogo-da-nome.ts';
import { loadArchivioComuni, type ArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import { letteraDi } from '#platform/spreadsheet.ts';
import { MASSIMO_AVVISO, type Abbinamento } from '#shared/contracts/scambio/scambio.ts';
import { lettereCognome, lettereNome } from '#shared/domain/codici/codice-fiscale-dati.ts';
import {
  isCodiceFiscale,
  nascitaEntro,
  normalizeCodiceFiscale,
  partiCodiceFiscale,
  senzaOmocodia,
} from '#shared/domain/codici/codice-fiscale.ts';
import { coordinateDaIban } from '#shared/domain/codici/coordinate-pagamento.ts';
import { anniCompiuti, parseGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { mostrato } from '#shared/domain/testo.ts';
import type { RigaLetta } from '../file/file-letto.ts';
import type { TipoAbbinato } from '../file/mappa.ts';
import { conSecolo, ETA_DI_CHI_LAVORA } from '../file/secolo.ts';

/** A cell and what the same row says of the person. */
interface Cella {
  readonly testo: string;
  /** The codice fiscale of the row, with digits in the places of omocodia; '' when none was recognised. */
  readonly codice: string;
}
interface Conoscenze {
  readonly oggi: string;
  readonly comuni: ArchivioComuni;
}
type Riconosce = (cella: Cella, conoscenze: Conoscenze) => boolean;

/** Cells that a column must have, and the part of them that must be recognised. */
const MINIMO_CELLE = 3;
const QUASI_TUTTE = 0.8;
const RIGHE_GUARDATE = 200;

const isEMail = (testo: string): boolean => {
  const [nome = '', dominio = '', ...altro] = testo.split('@');
  return nome !== '' && altro.length === 0 && dominio.includes('.') && !/\s/.test(testo);
};

const isNascita: Riconosce = ({ testo, codice }, { oggi }) => {
  const giorno = parseGiorno(conSecolo(testo, 'nascita', { oggi, codiceFiscale: '', nascita: '' }) ?? '');
  if (giorno === null) return false;
  const parti = partiCodiceFiscale(codice);
  if (parti !== null)
    return (
      giorno.slice(2) ===
      `${parti.anno}-${String(parti.mese).padStart(2, '0')}-${String(parti.giorno).padStart(2, '0')}`
    );
  const anni = giorno > oggi ? 0 : anniCompiuti(giorno, oggi);
  return anni >= ETA_DI_CHI_LAVORA.da && anni <= ETA_DI_CHI_LAVORA.a;
};

const luoghiDi = ({ testo }: Cella, giorno: Giorno, { comuni }: Conoscenze): readonly string[] =>
  codiciDiLuogo({ nome: testo, provincia: '', giorno }, comuni);

/** The day of birth that the codice fiscale says, to know which places there were; today when it says none. */
const nascitaDi = ({ codice }: Cella, { oggi }: Conoscenze): Giorno => {
  const parti = partiCodiceFiscale(codice);
  return (parti && nascitaEntro(parti, oggi)) ?? oggi;
};

/** The fields that cells show by themselves, whatever the heading over them, the surest first: each one may rest on those before. */
const riconoscitori: Readonly<Record<string, Riconosce>> = {
  desCf: ({ testo }) => isCodiceFiscale(normalizeCodiceFiscale(testo)) && normalizeCodiceFiscale(testo).length === 16,
  iban: ({ testo }) => coordinateDaIban(testo) !== null,
  desEMail: ({ testo }) => isEMail(testo),
  datNascita: isNascita,
  desCognome: ({ testo, codice }) => codice !== '' && lettereCognome(testo) === codice.slice(0, 3),
  desNome: ({ testo, codice }) => codice !== '' && lettereNome(testo) === codice.slice(3, 6),
  desComuneNascita: (cella, conoscenze) =>
    cella.codice !== '' &&
    luoghiDi(cella, nascitaDi(cella, conoscenze), conoscenze).includes(cella.codice.slice(11, 15)),
  desComuneRes: (cella, conoscenze) => luoghiDi(cella, conoscenze.oggi, conoscenze).length > 0,
};

interface Foglio {
  readonly intestazioni: readonly string[];
  readonly righe: readonly RigaLetta[];
  readonly oggi: string;
}

const testoIn = ({ celle }: RigaLetta, colonna: number): string => String(celle[colonna] ?? '').trim();

/** The columns that no heading has told, by what is in them; a sentence for each, since somebody should look. */
export const mappaDalContenuto = async (
  { colonne }: TipoAbbinato,
  mappa: readonly Abbinamento[],
  { intestazioni, righe, oggi }: Foglio,
): Promise<{ readonly mappa: readonly Abbinamento[]; readonly avvisi: readonly string[] }> => {
  const guardate = righe.slice(0, RIGHE_GUARDATE);
  const libere = new Set(intestazioni.keys());
  for (const { colonna } of mappa) libere.delete(colonna);
  let delCodice = mappa.find(({ campo }) => campo === 'desCf')?.colonna;
  const conoscenze: Conoscenze = { oggi, comuni: await loadArchivioComuni() };
  const celleDi = (colonna: number): Cella[] =>
    guardate
      .map((riga) => ({
        testo: testoIn(riga, colonna),
        codice: delCodice === undefined ? '' : codiceIn(riga, delCodice),
      }))
      .filter(({ testo }) => testo !== '');
  const trovati: Abbinamento[] = [];
  for (const [campo, riconosce] of Object.entries(riconoscitori)) {
    if (mappa.some((nota) => nota.campo === campo) || !colonne.some((una) => una.campo === campo)) continue;
    const colonna = [...libere].find((una) => isQuasiTutta(celleDi(una), (cella) => riconosce(cella, conoscenze)));
    if (colonna === undefined) continue;
    libere.delete(colonna);
    trovati.push({ campo, colonna });
    if (campo === 'desCf') delCodice = colonna;
  }
  return {
    mappa: trovati,
    avvisi: trovati.map(({ campo, colonna }) =>
      mostrato(
        `La colonna ${letteraDi(colonna)} («${intestazioni[colonna] ?? ''}») è stata riconosciuta dal contenuto: ${colonne.find((una) => una.campo === campo)?.titolo ?? campo}. Controllare l'abbinamento.`,
        MASSIMO_AVVISO,
      ),
    ),
  };
};

const codiceIn = (riga: RigaLetta, colonna: number): string => {
  const codice = normalizeCodiceFiscale(testoIn(riga, colonna));
  return partiCodiceFiscale(codice) === null ? '' : senzaOmocodia(codice);
};

const isQuasiTutta = (celle: readonly Cella[], riconosce: (cella: Cella) => boolean): boolean =>
  celle.length >= MINIMO_CELLE && celle.filter(riconosce).length >= celle.length * QUASI_TUTTE;
