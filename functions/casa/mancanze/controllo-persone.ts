import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { MASSIMO_PERSONE_INCOMPLETE, type Mancanza } from '#shared/contracts/casa/casa.ts';
import { chiConCodice } from '#shared/domain/persona/nominativo.ts';
import { frasePer } from './frase-per.ts';

/** A person with what they lack for the filings of a year. */
type Mancante = Pick<Persona, 'uid' | 'desCognome' | 'desNome' | 'desCf'> & { readonly manca: readonly string[] };

/** The people who lack something, one sentence each with the address of their record. Pure. */
export const mancanzeDellePersone = (persone: readonly Mancante[]): Mancanza[] =>
  persone
    .filter(({ manca }) => manca.length > 0)
    .slice(0, MASSIMO_PERSONE_INCOMPLETE)
    .map(({ uid, manca, ...chi }) => ({
      codice: 'DATI_PERSONA',
      messaggio: `${chiConCodice(chi)}: manca ${manca.join('; ')}.`,
      schermata: `/anagrafe?persona=${uid}`,
      serveA: ['ADEMPIMENTI'],
      obbligatorio: false,
    }));

interface ChiServe {
  /** By surname and name: whom nobody has said how to pay, at what maximum rate this year, or where they live for its surtaxes. */
  readonly senzaPagamento: readonly string[];
  readonly senzaAliquota: readonly string[];
  readonly senzaDomicilio: readonly string[];
}

/** What is missing to pay who serves, a sentence for each datum with the first names. Pure. */
export const mancanzeDiChiServe = (
  { senzaPagamento, senzaAliquota, senzaDomicilio }: ChiServe,
  anno: number,
): Mancanza[] => {
  const comune = { schermata: '/anagrafe', serveA: ['PAGAMENTI' as const], obbligatorio: false };
  const pagamento = frasePer(
    senzaPagamento,
    (nomi) => `Senza IBAN o altra modalità di pagamento, tra chi è in servizio: ${nomi}.`,
  );
  const aliquota = frasePer(
    senzaAliquota,
    (nomi) =>
      `Senza aliquota massima del ${anno}, tra chi è in servizio: ${nomi}. Si legge nel cedolino NoiPA e serve ai compensi accessori.`,
  );
  const domicilio = frasePer(
    senzaDomicilio,
    (nomi) =>
      `Senza domicilio fiscale al 1° gennaio ${anno}, tra chi è in servizio: ${nomi}. Decide le addizionali regionale e comunale.`,
  );
  return [
    ...(pagamento === null ? [] : [{ ...comune, codice: 'SENZA_PAGAMENTO' as const, messaggio: pagamento }]),
    ...(aliquota === null ? [] : [{ ...comune, codice: 'SENZA_ALIQUOTA' as const, messaggio: aliquota }]),
    ...(domicilio === null ? [] : [{ ...comune, codice: 'SENZA_DOMICILIO' as const, messaggio: domicilio }]),
  ];
};

interface ChiHaIncarico {
  /** By surname and name: whose class nobody has said, and where they live for the surtaxes of the year. */
  readonly senzaClasse: readonly string[];
  readonly senzaDomicilio: readonly string[];
}

/** The data that assignments will ask of their payees, told while there is time. Pure. */
export const mancanzeDegliIncarichi = ({ senzaClasse, senzaDomicilio }: ChiHaIncarico, anno: number): Mancanza[] => {
  const comune = { schermata: '/anagrafe', serveA: ['PAGAMENTI' as const], obbligatorio: false };
  const classe = frasePer(
    senzaClasse,
    (nomi) =>
      `Senza classe della Gestione separata, con un incarico che la chiede: ${nomi}. Serve alle collaborazioni, e al lavoro occasionale oltre la franchigia dell'anno: chiederla alla persona e scriverla nei dati fiscali.`,
  );
  const domicilio = frasePer(
    senzaDomicilio,
    (nomi) =>
      `Senza domicilio fiscale al 1° gennaio ${anno}, tra chi collabora: ${nomi}. Regione e comune di quel giorno decidono le addizionali del conguaglio, le cui aliquote si caricano in Tabelle, Addizionali.`,
  );
  return [
    ...(classe === null ? [] : [{ ...comune, codice: 'SENZA_CLASSE' as const, messaggio: classe }]),
    ...(domicilio === null ? [] : [{ ...comune, codice: 'DOMICILIO_INCARICO' as const, messaggio: domicilio }]),
  ];
};

/** The orders without a creditor, in one sentence with the people they are about. Pure. */
export const mancanzeDegliOrdini = (senzaCreditore: readonly string[]): Mancanza[] => {
  const messaggio = frasePer(
    senzaCreditore,
    (nomi) =>
      `Trattenute senza creditore: ${nomi}. Indicare nome, IBAN e atto nei dati soggettivi della persona, o la data di fine se la trattenuta è finita: quanto si trattiene si paga al creditore.`,
  );
  return messaggio === null
    ? []
    : [
        {
          codice: 'SENZA_CREDITORE',
          messaggio,
          schermata: '/anagrafe',
          serveA: ['PAGAMENTI'],
          obbligatorio: false,
        },
      ];
};

/** The absences without the facts that decide their pay, in one sentence with the people and the effect of the facts. Pure. */
export const mancanzeDelleAssenze = (senzaFatti: readonly string[]): Mancanza[] => {
  const messaggio = frasePer(
    senzaFatti,
    (nomi) =>
      `Assenze per la famiglia o permessi brevi inseriti prima che se ne chiedessero i dati: ${nomi}. Hanno la paga di allora; aprirle e completarle. Con la nascita del figlio e la fine del congedo obbligatorio si sanno i mesi pagati di più e i limiti; un permesso non recuperato per fatto della scuola non si trattiene. Quello che cambia nei cedolini già contabilizzati si paga con gli arretrati.`,
  );
  return messaggio === null
    ? []
    : [
        {
          codice: 'ASSENZE_SENZA_FATTI',
          messaggio,
          schermata: '/assenze',
          serveA: ['PAGAMENTI'],
          obbligatorio: false,
        },
      ];
};
