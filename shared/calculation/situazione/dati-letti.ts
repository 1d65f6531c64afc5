import type { SetupType, TipoElaborazione } from '../../domain/elaborazione/elaborazione.ts';
import { percheNon, percheNonSiPaga } from '../../domain/elaborazione/tipo-scuola.ts';
import {
  codiciParticolarita,
  gruppoParticolarita,
  type CodiceParticolarita,
} from '../../domain/persona/particolarita.ts';
import { percettoriAmmessi, tipiPercettore, type TipoPercettore } from '../../domain/persona/percettore.ts';
import { TIPI_TRATTENUTA, type Trattenuta } from './trattenute.ts';

/** Funds that the pay of staff is withheld for: of the membership of a person, of a service. */
const FONDI = ['ESPERO', 'ENAM'] as const;

/** Tax data that only some payees have a use for: the cap of the substitute tax on accessory pay, the waiver of the relief on wages. */
const FISCALI = ['PLAFOND_SOSTITUTIVA', 'RINUNCIA_CUNEO'] as const;

/** Data of a person that are written for a calculation: a monthly allowance, what is withheld for others, a fund and the share of TFR given to it, tax data, a condition that changes the payslip. */
export const datiDiPaga = [
  'ASSEGNO_MENSILE',
  ...TIPI_TRATTENUTA,
  ...FONDI,
  'QUOTA_TFR',
  ...FISCALI,
  ...codiciParticolarita,
] as const;
export type DatoDiPaga = (typeof datiDiPaga)[number];

/** Titles that a person is paid to, the staff told apart by contract. */
export const titoliDiPaga = [
  'DIPENDENTE_TI',
  'DIPENDENTE_TD',
  ...tipiPercettore.filter((tipo) => tipo !== 'DIPENDENTE'),
] as const;
export type TitoloDiPaga = (typeof titoliDiPaga)[number];

/** Runs that read a datum; or the reason why none does, and what to do instead. */
export type Lettura =
  | { readonly elaborazioni: readonly [TipoElaborazione, ...TipoElaborazione[]] }
  | { readonly rifiuto: string };

const STIPENDIO: readonly Trattenuta['tipo'][] = [
  'CESSIONE_QUINTO',
  'DELEGAZIONE',
  'PRESTITO_INPS',
  'QUOTA_SINDACALE',
  'ASSICURAZIONE',
];

const leggono = (prima: TipoElaborazione, ...altre: TipoElaborazione[]): Lettura => ({
  elaborazioni: [prima, ...altre],
});
const rifiuto = (perche: string): Lettura => ({ rifiuto: perche });

const tipoDi = (titolo: TitoloDiPaga): TipoPercettore =>
  titolo === 'DIPENDENTE_TI' || titolo === 'DIPENDENTE_TD' ? 'DIPENDENTE' : titolo;

const isPersonale = (titolo: TitoloDiPaga): boolean => ['DIPENDENTE', 'FORMATORE'].includes(tipoDi(titolo));

/** The runs that pay a title; a settlement pays nothing. */
const elaborazioniChePagano = (titolo: TitoloDiPaga): Lettura => {
  if (titolo === 'LAVORATORE_SPORTIVO')
    return rifiuto('qui non si trattiene, perché un lavoratore sportivo non lo paga la scuola ma un ente sportivo.');
  const [prima, ...altre] = TIPI.filter(
    (tipo) => percettoriAmmessi[tipo].includes(tipoDi(titolo)) && (tipo !== 'SUP' || titolo === 'DIPENDENTE_TD'),
  );
  return prima === undefined ? rifiuto('qui nessuna elaborazione paga a questo titolo.') : leggono(prima, ...altre);
};

const TIPI: readonly TipoElaborazione[] = ['ACC', 'FOR', 'EST', 'COC', 'ARR', 'FER', 'SUP'];

const assegnoMensile = (titolo: TitoloDiPaga): Lettura => {
  if (titolo === 'DIPENDENTE_TD') return leggono('SUP');
  return rifiuto(
    titolo === 'DIPENDENTE_TI'
      ? "qui non si paga, perché lo stipendio a tempo indeterminato lo calcola e lo paga un altro ufficio (di regola NoiPA), a cui l'assegno va comunicato."
      : 'qui non si paga, perché è una parte dello stipendio e la persona non è pagata come dipendente.',
  );
};

const dalloStipendio = (scuola: SetupType, titolo: TitoloDiPaga): Lettura => {
  if (!isPersonale(titolo))
    return rifiuto(
      'qui non si trattiene, perché si prende solo da uno stipendio e la persona non è pagata come dipendente.',
    );
  if (scuola === 'SCUOLA') return daNoipa;
  return titolo === 'DIPENDENTE_TD'
    ? leggono('SUP')
    : rifiuto(
        'qui non si trattiene, perché si prende dallo stipendio, che per questo titolo non lo calcola questo programma: comunicarla a chi lo paga.',
      );
};

const daNoipa = rifiuto(
  "qui non si trattiene, perché lo stipendio del personale della scuola statale lo paga NoiPA, che trattiene per i terzi: comunicare l'atto alla Ragioneria territoriale dello Stato.",
);

const versamentoRiscossione = (titolo: TitoloDiPaga): Lettura =>
  titolo === 'PROFESSIONISTA'
    ? leggono('EST')
    : rifiuto(
        "qui non si trattiene, perché il versamento diretto all'agente della riscossione è solo per i compensi dei professionisti (art. 48-bis c. 1-ter D.P.R. 602/1973): per gli altri indicare l'esito della verifica nei dati del cedolino e, quando arriva, il pignoramento dell'agente.",
      );

const trattenuta = (tipo: Trattenuta['tipo'], scuola: SetupType, titolo: TitoloDiPaga): Lettura => {
  if (tipo === 'VERSAMENTO_RISCOSSIONE') return versamentoRiscossione(titolo);
  if (STIPENDIO.includes(tipo)) return dalloStipendio(scuola, titolo);
  // the agent sends this order to the school that checked the debts, and it is withheld from what the school pays
  if (scuola === 'SCUOLA' && isPersonale(titolo) && tipo !== 'PIGNORAMENTO_AGENTE_RISCOSSIONE') return daNoipa;
  if (titolo === 'SOCIETA' && tipo === 'ALIMENTI')
    return rifiuto(
      'qui non si trattiene, perché una società non deve alimenti: controllare a chi è intestato il provvedimento.',
    );
  return elaborazioniChePagano(titolo);
};

const particolarita = (codice: CodiceParticolarita, titolo: TitoloDiPaga): Lettura => {
  switch (gruppoParticolarita[codice]) {
    case 'ESONERO':
      if (titolo === 'EREDE') return leggono('ACC', 'EST', 'ARR', 'FER');
      return tipoDi(titolo) === 'DIPENDENTE'
        ? leggono('ACC', 'ARR', 'FER')
        : rifiuto("qui non cambia nulla, perché l'esonero è sulla quota di pensione del personale dipendente.");
    case 'MADRE':
      return titolo === 'DIPENDENTE_TI'
        ? leggono('ACC', 'ARR', 'FER')
        : rifiuto(
            "qui non cambia nulla, perché l'esonero è delle lavoratrici dipendenti a tempo indeterminato (L. 213/2023, art. 1 c. 180).",
          );
    case 'ESTERO':
      return tipoDi(titolo) === 'DIPENDENTE'
        ? leggono('EST')
        : rifiuto(
            "qui non cambia nulla, perché a che titolo la persona è pagata lo dicono già l'anagrafe o i suoi dati fiscali dell'anno: indicarlo lì.",
          );
    case 'PROTETTA':
      return rifiuto(
        "qui non cambia nulla: l'appartenenza alle categorie protette non è un dato di paga e nessun calcolo la legge.",
      );
  }
};

const fondoDiPaga = (dato: (typeof FONDI)[number], titolo: TitoloDiPaga): Lettura => {
  if (titolo === 'DIPENDENTE_TI') return leggono('ARR');
  if (dato === 'ENAM')
    return rifiuto('qui non si trattiene, perché la ritenuta ENAM è dei docenti di ruolo di infanzia e primaria.');
  return titolo === 'DIPENDENTE_TD'
    ? leggono('ARR', 'SUP')
    : rifiuto(
        'qui non si trattiene, perché al Fondo Espero versa il personale dipendente sul suo stipendio: controllare servizi e dati fiscali della persona.',
      );
};

const quotaTfr = rifiuto(
  'qui nessun calcolo la legge, perché il TFR di chi è iscritto a Espero lo accantona e lo conferisce al fondo l’INPS, non la scuola: lasciarla vuota.',
);

const datoFiscale = (dato: (typeof FISCALI)[number], titolo: TitoloDiPaga): Lettura => {
  if (dato === 'PLAFOND_SOSTITUTIVA')
    return tipoDi(titolo) === 'DIPENDENTE'
      ? leggono('ACC')
      : rifiuto(
          "qui non cambia nulla, perché l'imposta sostitutiva è sui compensi accessori del personale dipendente e la persona non è pagata come tale.",
        );
  if (titolo === 'DIPENDENTE_TD') return leggono('SUP');
  return rifiuto(
    titolo === 'DIPENDENTE_TI'
      ? 'qui non cambia nulla, perché lo stipendio a tempo indeterminato, su cui si calcola il beneficio, lo paga un altro ufficio (di regola NoiPA): comunicare a quello la rinuncia.'
      : 'qui non cambia nulla, perché il beneficio è di chi ha uno stipendio e la persona non è pagata come dipendente.',
  );
};

/** A test of the member of a list, by which the types know what is left. */
const inLista =
  <T extends DatoDiPaga>(lista: readonly T[]) =>
  (dato: DatoDiPaga): dato is T =>
    lista.some((uno) => uno === dato);

const isTrattenuta = inLista(TIPI_TRATTENUTA);
const isFondo = inLista(FONDI);
const isFiscale = inLista(FISCALI);

const letturaDeclared = (dato: DatoDiPaga, scuola: SetupType, titolo: TitoloDiPaga): Lettura => {
  if (dato === 'ASSEGNO_MENSILE') return assegnoMensile(titolo);
  if (isTrattenuta(dato)) return trattenuta(dato, scuola, titolo);
  if (isFondo(dato)) return fondoDiPaga(dato, titolo);
  if (dato === 'QUOTA_TFR') return quotaTfr;
  return isFiscale(dato) ? datoFiscale(dato, titolo) : particolarita(dato, titolo);
};

/** Of the runs that read a datum of a payee, those that a school of the kind has, and that pay this payee as what they are if it pays them at all. */
const offerta = (lettura: Lettura, setupType: SetupType, titolo: TitoloDiPaga): Lettura => {
  if ('rifiuto' in lettura) return lettura;
  // a municipal school, where it applies the contract of the schools
  const scuola = { setupType, flgCcnlIstruzione: true };
  const chi = tipoDi(titolo);
  const motivoDi = (tipo: TipoElaborazione): string | null =>
    percheNon(tipo, scuola) ?? (percettoriAmmessi[tipo].includes(chi) ? percheNonSiPaga(chi, scuola) : null);
  const [prima, ...altre] = lettura.elaborazioni.filter((tipo) => motivoDi(tipo) === null);
  return prima === undefined
    ? rifiuto(`qui nessun calcolo lo legge. ${motivoDi(lettura.elaborazioni[0]) ?? ''}`)
    : leggono(prima, ...altre);
};

/** Runs of a kind of school that read a datum of a payee of a title: the writing call and the calculation ask the same. */
export const letturaDi = (dato: DatoDiPaga, scuola: SetupType, titolo: TitoloDiPaga): Lettura =>
  offerta(letturaDeclared(dato, scuola, titolo), scuola, titolo);

/** That a run reads a datum of its payee. */
export const isLetto = (
  dato: DatoDiPaga,
  scuola: SetupType,
  titolo: TitoloDiPaga,
  elaborazione: TipoElaborazione,
): boolean => {
  const lettura = letturaDi(dato, scuola, titolo);
  return 'elaborazioni' in lettura && lettura.elaborazioni.includes(elaborazione);
};

/** The reason why no run reads a datum of a person of these titles; null when one does, or no title is known. */
export const rifiutoDelDato = (dato: DatoDiPaga, scuola: SetupType, titoli: readonly TitoloDiPaga[]): string | null => {
  const letture = (titoli.length === 0 ? titoliDiPaga : titoli).map((titolo) => letturaDi(dato, scuola, titolo));
  const [prima] = letture;
  return prima === undefined || !('rifiuto' in prima) || letture.some((lettura) => 'elaborazioni' in lettura)
    ? null
    : prima.rifiuto;
};
