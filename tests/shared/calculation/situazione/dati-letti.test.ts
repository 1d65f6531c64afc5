import { describe, expect, test } from 'vitest';
import {
  datiDiPaga,
  isLetto,
  letturaDi,
  rifiutoDelDato,
  titoliDiPaga,
  type DatoDiPaga,
  type TitoloDiPaga,
} from '#shared/calculation/situazione/dati-letti.ts';
import { setupTypes, tipiElaborazione, type SetupType } from '#shared/domain/elaborazione/elaborazione.ts';

const NON_LETTO = 'qui nessun calcolo lo legge.';
const PRIVATA =
  'il personale di una scuola paritaria ha contratti privati e contributi INPS che questo programma non calcola: si paga con il programma di chi tiene i suoi libri paga. Qui si pagano esperti esterni e collaboratori.';

/** The reasons why no run reads a datum, by the word that the tables below call them. */
const MOTIVI = {
  privataAcc: `${NON_LETTO} Compensi accessori al personale: ${PRIVATA}`,
  privataFor: `${NON_LETTO} Compensi ai formatori del personale: ${PRIVATA}`,
  privataArr: `${NON_LETTO} Arretrati del personale: ${PRIVATA}`,
  privataSup: `${NON_LETTO} Supplenze: ${PRIVATA}`,
  noipa:
    "qui non si trattiene, perché lo stipendio del personale della scuola statale lo paga NoiPA, che trattiene per i terzi: comunicare l'atto alla Ragioneria territoriale dello Stato.",
  sportivo: 'qui non si trattiene, perché un lavoratore sportivo non lo paga la scuola ma un ente sportivo.',
  societa:
    'qui non si trattiene, perché una società non deve alimenti: controllare a chi è intestato il provvedimento.',
  soloStipendio:
    'qui non si trattiene, perché si prende solo da uno stipendio e la persona non è pagata come dipendente.',
  altroStipendio:
    'qui non si trattiene, perché si prende dallo stipendio, che per questo titolo non lo calcola questo programma: comunicarla a chi lo paga.',
  agente:
    "qui non si trattiene, perché il versamento diretto all'agente della riscossione è solo per i compensi dei professionisti (art. 48-bis c. 1-ter D.P.R. 602/1973): per gli altri indicare l'esito della verifica nei dati del cedolino e, quando arriva, il pignoramento dell'agente.",
  assegnoTi:
    "qui non si paga, perché lo stipendio a tempo indeterminato lo calcola e lo paga un altro ufficio (di regola NoiPA), a cui l'assegno va comunicato.",
  assegno: 'qui non si paga, perché è una parte dello stipendio e la persona non è pagata come dipendente.',
  espero:
    'qui non si trattiene, perché al Fondo Espero versa il personale dipendente sul suo stipendio: controllare servizi e dati fiscali della persona.',
  enam: 'qui non si trattiene, perché la ritenuta ENAM è dei docenti di ruolo di infanzia e primaria.',
  quotaTfr:
    'qui nessun calcolo la legge, perché il TFR di chi è iscritto a Espero lo accantona e lo conferisce al fondo l’INPS, non la scuola: lasciarla vuota.',
  plafond:
    "qui non cambia nulla, perché l'imposta sostitutiva è sui compensi accessori del personale dipendente e la persona non è pagata come tale.",
  cuneoTi:
    'qui non cambia nulla, perché lo stipendio a tempo indeterminato, su cui si calcola il beneficio, lo paga un altro ufficio (di regola NoiPA): comunicare a quello la rinuncia.',
  cuneo:
    'qui non cambia nulla, perché il beneficio è di chi ha uno stipendio e la persona non è pagata come dipendente.',
  esonero: "qui non cambia nulla, perché l'esonero è sulla quota di pensione del personale dipendente.",
  estero:
    "qui non cambia nulla, perché a che titolo la persona è pagata lo dicono già l'anagrafe o i suoi dati fiscali dell'anno: indicarlo lì.",
  madre:
    "qui non cambia nulla, perché l'esonero è delle lavoratrici dipendenti a tempo indeterminato (L. 213/2023, art. 1 c. 180).",
  protetta:
    "qui non cambia nulla: l'appartenenza alle categorie protette non è un dato di paga e nessun calcolo la legge.",
} as const;

/** A word of a reason, or the runs: of every kind of school, or of a state school, a conservatory, a private and a municipal one. */
type Cella = string | readonly [string, string, string, string];
type Riga = Readonly<Partial<Record<TitoloDiPaga | 'ALTRI', Cella>>>;

const PERSONALE_TI = ['ACC ARR FER', 'ACC ARR FER', 'privataAcc', 'ACC ARR FER'] as const;
const PERSONALE_TD = ['ACC ARR FER SUP', 'ACC ARR FER SUP', 'privataAcc', 'ACC ARR FER SUP'] as const;
const EREDE = ['ACC EST ARR FER', 'ACC EST ARR FER', 'privataAcc', 'ACC EST ARR FER'] as const;
const SUPPLENZE = ['SUP', 'SUP', 'privataSup', 'SUP'] as const;
const daNoipa = ([, ...altre]: readonly [string, string, string, string]) => ['noipa', ...altre] as const;
const FORMATORE = ['FOR', 'FOR', 'privataFor', 'FOR'] as const;

/** The runs that withhold a debt of a payee: all those that pay them. */
const DEBITO: Riga = {
  DIPENDENTE_TI: PERSONALE_TI,
  DIPENDENTE_TD: PERSONALE_TD,
  FORMATORE,
  EREDE,
  ALTRA_AMMINISTRAZIONE: ['ACC EST', 'ACC EST', 'EST', 'ACC EST'],
  COCOCO: 'COC',
  REVISORE: 'COC',
  LAVORATORE_SPORTIVO: 'sportivo',
  ALTRI: 'EST',
};
/** The same where NoiPA withholds from the staff of a state school. */
const DEBITO_DI_ALTRI: Riga = {
  ...DEBITO,
  DIPENDENTE_TI: daNoipa(PERSONALE_TI),
  DIPENDENTE_TD: daNoipa(PERSONALE_TD),
  FORMATORE: daNoipa(FORMATORE),
};
const DALLO_STIPENDIO: Riga = {
  DIPENDENTE_TI: ['noipa', 'altroStipendio', 'altroStipendio', 'altroStipendio'],
  FORMATORE: ['noipa', 'altroStipendio', 'altroStipendio', 'altroStipendio'],
  DIPENDENTE_TD: daNoipa(SUPPLENZE),
  ALTRI: 'soloStipendio',
};
const ARRETRATI = ['ARR', 'ARR', 'privataArr', 'ARR'] as const;
const ESONERO: Riga = {
  DIPENDENTE_TI: PERSONALE_TI,
  DIPENDENTE_TD: PERSONALE_TI,
  EREDE,
  ALTRI: 'esonero',
};
const ESTERO: Riga = { DIPENDENTE_TI: 'EST', DIPENDENTE_TD: 'EST', ALTRI: 'estero' };
const MADRE: Riga = { DIPENDENTE_TI: PERSONALE_TI, ALTRI: 'madre' };
const ACCESSORI = ['ACC', 'ACC', 'privataAcc', 'ACC'] as const;

const TABELLA: Readonly<Record<DatoDiPaga, Riga>> = {
  ASSEGNO_MENSILE: { DIPENDENTE_TI: 'assegnoTi', DIPENDENTE_TD: SUPPLENZE, ALTRI: 'assegno' },
  PIGNORAMENTO_ORDINARIO: DEBITO_DI_ALTRI,
  PIGNORAMENTO_TRIBUTI: DEBITO_DI_ALTRI,
  PIGNORAMENTO_AGENTE_RISCOSSIONE: DEBITO,
  ALIMENTI: { ...DEBITO_DI_ALTRI, SOCIETA: 'societa' },
  CESSIONE_QUINTO: DALLO_STIPENDIO,
  DELEGAZIONE: DALLO_STIPENDIO,
  PRESTITO_INPS: DALLO_STIPENDIO,
  QUOTA_SINDACALE: DALLO_STIPENDIO,
  ASSICURAZIONE: DALLO_STIPENDIO,
  VERSAMENTO_RISCOSSIONE: { PROFESSIONISTA: 'EST', ALTRI: 'agente' },
  ALTRA: DEBITO_DI_ALTRI,
  ESPERO: {
    DIPENDENTE_TI: ARRETRATI,
    DIPENDENTE_TD: ['ARR SUP', 'ARR SUP', 'privataArr', 'ARR SUP'],
    ALTRI: 'espero',
  },
  ENAM: { DIPENDENTE_TI: ARRETRATI, ALTRI: 'enam' },
  QUOTA_TFR: { ALTRI: 'quotaTfr' },
  PLAFOND_SOSTITUTIVA: { DIPENDENTE_TI: ACCESSORI, DIPENDENTE_TD: ACCESSORI, ALTRI: 'plafond' },
  RINUNCIA_CUNEO: { DIPENDENTE_TI: 'cuneoTi', DIPENDENTE_TD: SUPPLENZE, ALTRI: 'cuneo' },
  ESONERO_IVS_2: ESONERO,
  ESONERO_IVS_3: ESONERO,
  ESTERO_RITENUTA: ESTERO,
  ESTERO_CONVENZIONE: ESTERO,
  ESTERO_ABITUALE: ESTERO,
  MADRE_DUE_FIGLI: MADRE,
  MADRE_TRE_FIGLI: MADRE,
  CATEGORIA_PROTETTA: { ALTRI: 'protetta' },
};

const SCUOLE: readonly SetupType[] = ['SCUOLA', 'AFAM', 'PARITARIA', 'COMUNALE'];

const isMotivo = (parola: string): parola is keyof typeof MOTIVI => Object.hasOwn(MOTIVI, parola);

/** The reading that the tables above declare. */
const attesa = (dato: DatoDiPaga, scuola: SetupType, titolo: TitoloDiPaga) => {
  const cella = TABELLA[dato][titolo] ?? TABELLA[dato].ALTRI ?? '';
  const parola = typeof cella === 'string' ? cella : (cella[SCUOLE.indexOf(scuola)] ?? '');
  return isMotivo(parola) ? { rifiuto: MOTIVI[parola] } : { elaborazioni: parola.split(' ') };
};

test('the tables below are of every datum, kind of school and title', () => {
  expect(datiDiPaga).toEqual(Object.keys(TABELLA));
  expect(SCUOLE.toSorted()).toEqual(setupTypes.toSorted());
  expect([titoliDiPaga.length, new Set(titoliDiPaga).size]).toEqual([16, 16]);
  expect(titoliDiPaga.slice(0, 3)).toEqual(['DIPENDENTE_TI', 'DIPENDENTE_TD', 'FORMATORE']);
  expect(titoliDiPaga).not.toContain('DIPENDENTE');
});

describe.each(datiDiPaga)('%s', (dato) => {
  test.each(SCUOLE)('is read in a school %s by the runs of its table, or refused with its words', (scuola) => {
    for (const titolo of titoliDiPaga) {
      const lettura = attesa(dato, scuola, titolo);
      expect([titolo, letturaDi(dato, scuola, titolo)]).toEqual([titolo, lettura]);
      expect(rifiutoDelDato(dato, scuola, [titolo])).toBe(lettura.rifiuto ?? null);
      expect(tipiElaborazione.filter((tipo) => isLetto(dato, scuola, titolo, tipo)).toSorted()).toEqual(
        (lettura.elaborazioni ?? []).toSorted(),
      );
    }
  });
});

describe('who is paid to several titles', () => {
  test('keeps a datum that one of them reads, whichever comes first', () => {
    expect(rifiutoDelDato('ASSEGNO_MENSILE', 'AFAM', ['DIPENDENTE_TD', 'OCCASIONALE'])).toBeNull();
    expect(rifiutoDelDato('ASSEGNO_MENSILE', 'AFAM', ['OCCASIONALE', 'DIPENDENTE_TD'])).toBeNull();
  });

  test('is told the reason of the first title where none reads it', () => {
    expect(rifiutoDelDato('ASSEGNO_MENSILE', 'AFAM', ['OCCASIONALE', 'DIPENDENTE_TI'])).toBe(MOTIVI.assegno);
    expect(rifiutoDelDato('ASSEGNO_MENSILE', 'AFAM', ['DIPENDENTE_TI', 'OCCASIONALE'])).toBe(MOTIVI.assegnoTi);
  });

  test('where no title is known, only what no title reads is refused', () => {
    expect(rifiutoDelDato('ASSEGNO_MENSILE', 'AFAM', [])).toBeNull();
    expect(rifiutoDelDato('VERSAMENTO_RISCOSSIONE', 'SCUOLA', [])).toBeNull();
    expect(rifiutoDelDato('CATEGORIA_PROTETTA', 'AFAM', [])).toBe(MOTIVI.protetta);
  });
});
