import type { RigaImporto } from '../calculation/riga/cedolino-tipi.ts';
import type { Enti } from '../calculation/situazione/enti.ts';
import { meseDi, type Mese } from '../domain/tempo/mese.ts';
import type { CodiceVersamento, RiferimentoF24 } from '../rules/versamenti.ts';
import type { DatoMancante } from './rotta.ts';

/** What the columns of a row say, and which datum is not there. */
export interface Colonne {
  readonly ente: string | null;
  readonly estremi: string | null;
  readonly mancanti: readonly DatoMancante[];
}

const presente = (valore: string | null | undefined, campo: string, nome: string): Colonne =>
  valore === null || valore === undefined || valore === ''
    ? { ente: null, estremi: null, mancanti: [{ campo, nome }] }
    : { ente: valore, estremi: '', mancanti: [] };

const nessuno: Colonne = { ente: '', estremi: '', mancanti: [] };

/** Body of a row: region or town of the person for surtaxes, region of the school for IRAP, office or province of the school for contributions. */
const ente = (
  codice: CodiceVersamento,
  riga: RigaImporto,
  enti: Enti,
  regioniT0: Readonly<Record<string, string>>,
): Colonne => {
  switch (codice.ente) {
    case 'NESSUNO':
      return nessuno;
    case 'REGIONE':
      return riga.codice === 'IRAP'
        ? presente(enti.regioneTributo, 'codRegioneFiscale', 'la regione fiscale della scuola')
        : presente(
            regioniT0[riga.ente ?? ''],
            'domicilio',
            'la regione del domicilio fiscale al 1° gennaio della persona',
          );
    case 'COMUNE':
      return presente(riga.ente, 'domicilio', 'il comune del domicilio fiscale al 1° gennaio della persona');
    case 'SEDE_INPS':
      return codice.estremi === 'MATRICOLA' && enti.sedeMatricola !== null
        ? presente(enti.sedeMatricola, '', '')
        : presente(enti.sedeInps, 'codSedeInps', 'la sede INPS della scuola');
    case 'PROVINCIA':
      return presente(enti.provincia, 'provinciaInpdap', 'la provincia della sede ex INPDAP della scuola');
  }
};

const LETTERE_COMUNE = 12;

/** Identifier of an INPS row: postcode and first letters of the town, or the position. */
const estremi = (codice: CodiceVersamento, { capInps, comuneInps, matricolaInps }: Enti): Colonne => {
  switch (codice.estremi) {
    case 'NESSUNO':
      return nessuno;
    case 'MATRICOLA':
      return presente(matricolaInps, 'uidPosInps', 'la posizione INPS della scuola o della sede');
    case 'CAP_COMUNE': {
      if (capInps === null) return presente(null, 'capInps', 'il CAP della sede INPS');
      return comuneInps === null
        ? presente(null, 'desComuneInps', 'il comune della sede INPS')
        : presente(`${capInps}${comuneInps.toUpperCase().slice(0, LETTERE_COMUNE)}`, '', '');
    }
  }
};

/** Body and identifier of a row. */
export const colonne = (
  codice: CodiceVersamento,
  riga: RigaImporto,
  enti: Enti,
  regioniT0: Readonly<Record<string, string>>,
): Colonne => {
  const suo = ente(codice, riga, enti, regioniT0);
  const identificativo = estremi(codice, enti);
  return {
    ente: suo.ente,
    estremi: identificativo.ente,
    mancanti: [...suo.mancanti, ...identificativo.mancanti],
  };
};

/** A reference: `00MM`, `AAAA`, `MMAAAA` or nothing. */
export const riferimento = (forma: RiferimentoF24, { anno, mese }: Mese): string => {
  const numero = String(mese).padStart(2, '0');
  switch (forma) {
    case 'VUOTO':
      return '';
    case 'MESE':
      return `00${numero}`;
    case 'ANNO':
      return String(anno);
    case 'MESE_ANNO':
      return `${numero}${anno}`;
  }
};

/** Month of the two references of a row. */
export interface MesiDiRiferimento {
  readonly a: Mese;
  readonly b: Mese;
}

interface DaRiferire {
  readonly riga: RigaImporto;
  readonly codice: CodiceVersamento;
  readonly dataPagamento: string;
  readonly annoImposta: number;
  /** Competence month where the contributions follow it (fixed pay), else null. */
  readonly competenza: Mese | null;
}

/**
 * Which month and year a row names. Taxes: month of payment, and the year of the income they belong to; what is paid by
 * 12 January for the year before is of its December. IRAP by cash. Contributions of accessory pay: the month of payment;
 * of fixed pay: the competence month. Collaborators: the month of payment, December for what is paid by 12 January.
 * Source: INPS msg 1974/2018; art. 51 c. 1 TUIR; instructions of the F24EP.
 */
export const mesiDiRiferimento = ({
  riga,
  codice,
  dataPagamento,
  annoImposta,
  competenza,
}: DaRiferire): MesiDiRiferimento => {
  const pagamento = meseDi(dataPagamento);
  const dicembre = { anno: annoImposta, mese: 12 };
  const suo = annoImposta < pagamento.anno ? dicembre : pagamento;
  if (codice.sezione === 'Q' || codice.ep === 'DM10') {
    const mese = competenza ?? pagamento;
    return { a: mese, b: mese };
  }
  if (codice.sezione === 'I') return { a: suo, b: suo };
  if (riga.annoRiferimento !== undefined) return { a: pagamento, b: { ...pagamento, anno: riga.annoRiferimento } };
  return riga.codice === 'IRAP' ? { a: pagamento, b: pagamento } : { a: suo, b: suo };
};
