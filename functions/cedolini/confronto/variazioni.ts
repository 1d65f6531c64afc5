import type { FattiPersona } from '#archivio/cedolini/fatti.ts';
import type { Servizio } from '#shared/calculation/situazione/servizio.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import type { Variazione } from '#shared/contracts/cedolini/variazioni.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento } from '#shared/domain/persona/pagamento.ts';
import {
  descrizioneContratto,
  descrizionePercettore,
  descrizioneRuoloDipendente,
} from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatAliquota, formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { etichetteFiscali, valoreFiscale } from '../cedolino/etichette-fiscali.ts';

/** What the records of a person say differently between two situations of the same payslip, field by field. */
export const variazioni = (prima: Situazione, dopo: Situazione): Variazione[] => [
  ...rapporto(prima, dopo),
  ...servizi(prima.servizi, dopo.servizi),
  ...familiari(prima, dopo),
  ...fiscali(prima, dopo),
  ...aperture(prima, dopo),
  ...trattenute(prima, dopo),
  ...versamenti(prima, dopo),
];

/** The names and the code that the payslip is to: once it is accounted they are those it was computed with. */
export const identitaVariata = (prima: Storico, dopo: Storico): Variazione[] =>
  campi('IDENTITA', 'storico', identitaInParole(prima), identitaInParole(dopo));

const identitaInParole = ({ desCognome, desNome, desCf }: Storico): Record<string, string> => ({
  Cognome: desCognome,
  Nome: desNome,
  'Codice fiscale': desCf,
});

/** The facts of the payee that the payslip says besides its sums; none of a payslip computed before they were kept. */
export const fattiVariati = (prima: FattiPersona | null | undefined, dopo: FattiPersona): Variazione[] =>
  prima ? campi('PAGAMENTO', 'fatti', fattiInParole(prima), fattiInParole(dopo)) : [];

/** The cause of payment of each assignment that the payslip names; none of a payslip computed before they were kept. */
export const causaliVariate = (prima: FattiPersona | null | undefined, dopo: FattiPersona): Variazione[] =>
  prima?.incarichi === undefined ? [] : campi('RAPPORTO', 'incarichi', causaliDi(prima), causaliDi(dopo));

const causaliDi = ({ incarichi = [] }: FattiPersona): Record<string, string | null> =>
  Object.fromEntries(
    incarichi.map(({ causale }, indice) => [
      incarichi.length === 1 ? 'Causale della certificazione' : `Causale della certificazione, incarico ${indice + 1}`,
      causale,
    ]),
  );

const fattiInParole = (fatti: FattiPersona): Record<string, string | null> => ({
  'Modalità di pagamento': fatti.modalita === null ? null : descrizioneModalitaPagamento[fatti.modalita],
  Conto: fatti.iban === null ? null : formatIban(fatti.iban),
  BIC: fatti.bic,
  'Intestatario del conto': fatti.intestatario === '' ? null : fatti.intestatario,
  'Data di nascita': fatti.nascita === null ? null : formatGiorno(fatti.nascita),
  'Domicilio fiscale': fatti.domicilioFiscale,
});

type Sezione = Variazione['sezione'];

/** The fields of two records that differ, with the words for each. */
const campi = (
  sezione: Sezione,
  radice: string,
  prima: Readonly<Record<string, string | null>>,
  dopo: Readonly<Record<string, string | null>>,
  nome = '',
): Variazione[] =>
  [...new Set([...Object.keys(prima), ...Object.keys(dopo)])].flatMap((descrizione) => {
    const [vecchio, nuovo] = [prima[descrizione] ?? null, dopo[descrizione] ?? null];
    return vecchio === nuovo
      ? []
      : [
          {
            sezione,
            campo: accorciato(`${radice}.${descrizione}`, 200),
            descrizione: nome === '' ? descrizione : `${descrizione} — ${nome}`,
            prima: vecchio,
            dopo: nuovo,
          },
        ];
  });

/** Things that are there or not, by what tells them apart: what was taken away, and what is new. */
const presenze = (
  sezione: Sezione,
  radice: string,
  prima: ReadonlyMap<string, string>,
  dopo: ReadonlyMap<string, string>,
): Variazione[] => [
  ...[...prima]
    .filter(([chiave]) => !dopo.has(chiave))
    .map(([, descrizione]) => ({ sezione, campo: radice, descrizione, prima: 'registrata', dopo: null })),
  ...[...dopo]
    .filter(([chiave]) => !prima.has(chiave))
    .map(([, descrizione]) => ({ sezione, campo: radice, descrizione, prima: null, dopo: 'registrata' })),
];

const rapporto = ({ percettore: prima }: Situazione, { percettore: dopo }: Situazione): Variazione[] =>
  campi('RAPPORTO', 'percettore', inParole(prima), inParole(dopo));

const inParole = (percettore: Situazione['percettore']): Record<string, string> => ({
  Percettore: descrizionePercettore[percettore.tipo],
  ...('contratto' in percettore
    ? { Contratto: descrizioneContratto[percettore.contratto], Ruolo: descrizioneRuoloDipendente[percettore.ruolo] }
    : {}),
  ...(percettore.tipo === 'DIPENDENTE'
    ? {
        'Fine servizio': percettore.fineServizio,
        'Ritenuta ENAM': siNo(percettore.enam),
        'Fondo Espero': siNo(percettore.espero),
      }
    : {}),
  ...('regime' in percettore ? { Regime: String(percettore.regime) } : {}),
});

const siNo = (valore: boolean): string => (valore ? 'sì' : 'no');
const nomeDelServizio = (servizio: Servizio | undefined): string => (servizio ? nomeDi(servizio) : '');
const nomeDi = ({ riferimento, competenza }: Servizio): string =>
  riferimento ?? `servizio dal ${formatGiorno(competenza.dal)}`;

/** Services by their name; those whose name changed are paired in order of their dates. */
const servizi = (prima: readonly Servizio[], dopo: readonly Servizio[]): Variazione[] => {
  const stessi = new Set(prima.map(nomeDi).filter((nome) => dopo.some((altro) => nomeDi(altro) === nome)));
  const coppie = [...stessi].map(
    (nome) => [prima.find((uno) => nomeDi(uno) === nome), dopo.find((uno) => nomeDi(uno) === nome)] as const,
  );
  const [tolti, nuovi] = [prima, dopo].map((tutti) => tutti.filter((uno) => !stessi.has(nomeDi(uno))));
  const rinominati = Array.from(
    { length: Math.max(tolti?.length ?? 0, nuovi?.length ?? 0) },
    (_, indice) => [tolti?.[indice], nuovi?.[indice]] as const,
  );
  return [
    ...[...coppie, ...rinominati].flatMap(([uno, altro]) =>
      campi('SERVIZI', 'servizi', contratto(uno), contratto(altro), nomeDelServizio(altro ?? uno)),
    ),
    ...presenze('ASSENZE', 'servizi.assenze', assenzeDi(prima), assenzeDi(dopo)),
  ];
};

const contratto = (servizio: Servizio | undefined): Record<string, string> =>
  servizio === undefined
    ? {}
    : {
        'Periodo pagato': `${formatGiorno(servizio.competenza.dal)} – ${formatGiorno(servizio.competenza.al)}`,
        Profilo: servizio.profilo,
        Fascia: servizio.fascia,
        'Ore settimanali': `${formatOre(servizio.oreSettimanali)} su ${formatOre(servizio.oreCattedra)}`,
        'Assegno personale mensile': formatEuro(servizio.assegnoPersonaleMensile),
        'Sentenza su RPD e CIA': servizio.sentenzaRpdCia ?? 'nessuna',
      };

/** No kind of absence in words: who reads payslips learns the days and the pay, not the reason. A change of kind shows as one taken away and one new. */
const assenzeDi = (tutti: readonly Servizio[]): ReadonlyMap<string, string> =>
  new Map(
    tutti.flatMap(({ assenze, assenzeAOre = [] }) => [
      ...assenze.map(
        ({ tipo, dal, al }) =>
          [`${tipo} ${dal} ${al}`, `Assenza dal ${formatGiorno(dal)} al ${formatGiorno(al)}`] as const,
      ),
      ...assenzeAOre.map(
        ({ tipo, giorno, ore }) =>
          [`${tipo} ${giorno} ${ore}`, `${formatOre(ore)} ore di assenza il ${formatGiorno(giorno)}`] as const,
      ),
    ]),
  );

const familiari = (prima: Situazione, dopo: Situazione): Variazione[] =>
  presenze('FAMILIARI', 'fiscali.familiari', aCarico(prima), aCarico(dopo));

const PARENTELE = { CONIUGE: 'il coniuge', FIGLIO: 'un figlio', ALTRO: 'un altro familiare' } as const;

const aCarico = ({ fiscali: { familiari: tutti } }: Situazione): ReadonlyMap<string, string> =>
  new Map(
    tutti.map((familiare) => {
      const { tipo, nascita, mesi, quota } = familiare;
      return [
        JSON.stringify(familiare),
        `Detrazione per ${PARENTELE[tipo]}${nascita === null ? '' : ` (nascita ${formatGiorno(nascita)})`}, ${mesi} ${mesi === 1 ? 'mese' : 'mesi'}, ${formatAliquota(quota)}`,
      ];
    }),
  );

const fiscali = ({ fiscali: prima }: Situazione, { fiscali: dopo }: Situazione): Variazione[] =>
  etichetteFiscali.flatMap(([percorso, etichetta]) => {
    const [vecchio, nuovo] = [valoreFiscale(prima, percorso), valoreFiscale(dopo, percorso)];
    return vecchio === nuovo
      ? []
      : [
          {
            sezione: 'FISCALI' as const,
            campo: `fiscali.${percorso}`,
            descrizione: etichetta,
            prima: vecchio,
            dopo: nuovo,
          },
        ];
  });

/** What another program paid in the year. */
const aperture = ({ altroProgramma: prima }: Situazione, { altroProgramma: dopo }: Situazione): Variazione[] =>
  campi('FISCALI', 'altroProgramma', aperturaInParole(prima), aperturaInParole(dopo));

const aperturaInParole = (altro: Situazione['altroProgramma']): Record<string, string> =>
  altro === undefined
    ? {}
    : {
        'Altro programma, imponibile contributivo': formatEuro(altro.imponibileContributivo),
        'Altro programma, imponibile IRPEF': formatEuro(altro.imponibileIrpef),
        'Altro programma, IRPEF': formatEuro(altro.irpef),
        'Altro programma, imponibile Gestione separata': formatEuro(altro.imponibileGestioneSeparata),
        'Altro programma, compensi occasionali': formatEuro(altro.compensiOccasionali),
      };

const trattenute = (prima: Situazione, dopo: Situazione): Variazione[] => {
  const importiDi = (tutte: Situazione['trattenute']): Record<string, string> =>
    Object.fromEntries(
      tutte.map(({ riferimento, importo, residuo }) => [
        `Trattenuta ${riferimento}`,
        `${importo === null ? 'fino ai limiti di legge' : formatEuro(importo)}${residuo === null ? '' : `, da trattenere ancora ${formatEuro(residuo)}`}`,
      ]),
    );
  return campi('TRATTENUTE', 'trattenute', importiDi(prima.trattenute), importiDi(dopo.trattenute));
};

/** Whom the school pays to: what decides the amounts is the fund, what decides the destination is the rest. */
const versamenti = ({ enti: prima }: Situazione, { enti: dopo }: Situazione): Variazione[] =>
  campi('VERSAMENTI', 'enti', entiInParole(prima), entiInParole(dopo));

const entiInParole = (enti: Situazione['enti']): Record<string, string | null> => ({
  'Modello F24': enti.modello,
  'Regione fiscale': enti.regioneTributo,
  'Provincia ex INPDAP': enti.provincia,
  'Sede INPS': enti.sedeInps,
  "CAP per l'INPS": enti.capInps,
  "Comune per l'INPS": enti.comuneInps,
  'Posizione INPS': enti.matricolaInps,
  'Sede della posizione INPS': enti.sedeMatricola,
  'Fondo pensione': enti.fondoPensione,
  'Fondo di fine servizio': enti.fondoFineServizio,
  ENPDEP: siNo(enti.enpdep),
});
