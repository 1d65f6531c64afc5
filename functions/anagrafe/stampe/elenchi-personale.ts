import { attivitaEntita } from '#archivio/servizi/attivita.ts';
import { isNelPeriodo } from '#archivio/servizi/elenco-personale.ts';
import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { nomeTipoNomina } from '#functions/riferimento/personale/voci-servizio.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import {
  printAttivita,
  printInServizio,
  printModalitaPagamento,
  printRubrica,
  type Disposizione,
} from '#shared/contracts/anagrafe/stampe/personale.ts';
import type { Attivita } from '#shared/contracts/servizi/attivita.ts';
import { orePagate } from '#shared/contracts/servizi/servizio.ts';
import { ibanDi } from '#shared/domain/codici/coordinate-pagamento.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento, richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { completati, elencoDelPersonale, qualificaDi, type InServizio } from './in-servizio.ts';

type Colonna = ColonnaDi<InServizio>;

const unite = (...parti: readonly (string | null)[]): string =>
  parti.filter((parte) => parte !== null && parte !== '').join(', ');

const CODICE_FISCALE: Colonna = { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ persona }) => persona.desCf };
const QUALIFICA: Colonna = { titolo: 'Qualifica', tipo: 'testo', valore: qualificaDi };
const RECAPITI: readonly Colonna[] = [
  { titolo: 'Telefono', tipo: 'testo', valore: ({ persona }) => persona.desTelefono },
  { titolo: 'Cellulare', tipo: 'testo', valore: ({ persona }) => persona.desCellulare },
  { titolo: 'E-mail', tipo: 'testo', valore: ({ persona }) => persona.desEMail },
  { titolo: 'PEC', tipo: 'testo', valore: ({ persona }) => persona.desPec },
];
const INDIRIZZO: Colonna = {
  titolo: 'Residenza',
  tipo: 'testo',
  valore: ({ persona: { desIndirizzo, desCap, desComuneRes, provinciaRes } }) =>
    unite(desIndirizzo, [desCap, desComuneRes].filter(Boolean).join(' '), provinciaRes),
};
const NASCITA: Colonna = {
  titolo: 'Nascita',
  tipo: 'testo',
  valore: ({ persona: { datNascita, desComuneNascita } }) =>
    unite(datNascita === null ? null : formatGiorno(datNascita), desComuneNascita),
};
const SERVIZIO: readonly Colonna[] = [
  QUALIFICA,
  {
    titolo: 'Contratto',
    tipo: 'testo',
    valore: ({ servizio }) => (servizio === null ? '' : nomeTipoNomina(servizio.codTipoNomina)),
  },
  { titolo: 'Ore', tipo: 'ore', valore: ({ servizio }) => (servizio === null ? null : orePagate(servizio)) },
  { titolo: 'Dal', tipo: 'giorno', valore: ({ servizio }) => servizio?.datInizio ?? null },
  { titolo: 'Al', tipo: 'giorno', valore: ({ servizio }) => servizio?.datFine ?? null },
  { titolo: 'Sede', tipo: 'testo', valore: ({ sedi }) => sedi.join(', ') },
];
const tuttiLoro = (_contesto: unknown, inServizio: readonly InServizio[]): readonly InServizio[] => inServizio;

export const personaleInServizio = defineStampa(
  printInServizio,
  elencoDelPersonale({
    titolo: 'Personale in servizio',
    righe: tuttiLoro,
    colonne: (layout) =>
      layout === 'RUBRICA'
        ? [CODICE_FISCALE, INDIRIZZO, ...RECAPITI]
        : [CODICE_FISCALE, NASCITA, INDIRIZZO, ...SERVIZIO],
  }),
);

export const rubrica = defineStampa(
  printRubrica,
  elencoDelPersonale({ titolo: 'Rubrica', righe: tuttiLoro, colonne: () => [QUALIFICA, ...RECAPITI] }),
);

interface ConAttivita extends InServizio {
  readonly attivita: Attivita;
  readonly genere: string;
}

const ATTIVITA: readonly ColonnaDi<ConAttivita>[] = [
  { titolo: 'Attività', tipo: 'testo', valore: ({ genere }) => genere },
  { titolo: 'Dal', tipo: 'giorno', valore: ({ attivita }) => attivita.datInizio },
  { titolo: 'Al', tipo: 'giorno', valore: ({ attivita }) => attivita.datFine },
  { titolo: 'Ore', tipo: 'ore', totale: true, valore: ({ attivita }) => attivita.numOre },
  { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ attivita }) => attivita.numImporto },
  { titolo: 'Incarico', tipo: 'testo', valore: ({ attivita }) => attivita.desIncarico },
];

export const attivitaParticolari = defineStampa(
  printAttivita,
  elencoDelPersonale<ConAttivita>({
    titolo: 'Attività particolari',
    righe: async (contesto, inServizio, { dal, al }) => {
      const [items, tipi] = await Promise.all([
        contesto.archivio.of(attivitaEntita).queryIndice({ index: 'indice1' }),
        contesto.archivio.of(tipoAttivitaEntita).listAll(),
      ]);
      const attivita = items.map((item) => readRiga(attivitaEntita.schema, item)).filter(isNelPeriodo(dal, al));
      const chi = await completati(
        contesto,
        inServizio,
        attivita.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
      );
      const generi = new Map(tipi.map(({ uid, desTipoAttivita }) => [uid, desTipoAttivita]));
      return attivita.flatMap((una) => {
        const suo = chi.get(una.uidSubAnagrafe);
        return suo === undefined ? [] : [{ ...suo, attivita: una, genere: generi.get(una.uidTipoAttivita) ?? '' }];
      });
    },
    colonne: (layout: Disposizione) => (layout === 'RUBRICA' ? [...ATTIVITA, ...RECAPITI.slice(1, 3)] : ATTIVITA),
    sezioneDi: ({ genere }) => genere,
  }),
);

/** What is still missing to pay a person; empty where nothing is. */
const mancanteDi = (persona: Persona): string => {
  if (persona.codModPagamento === null) return 'Modalità da indicare';
  return richiedeConto[persona.codModPagamento] && ibanDi(persona) === null ? 'Conto da indicare' : '';
};

export const modalitaPagamento = defineStampa(
  printModalitaPagamento,
  elencoDelPersonale({
    titolo: 'Modalità di pagamento',
    righe: tuttiLoro,
    colonne: (layout) => [
      CODICE_FISCALE,
      {
        titolo: 'Modalità',
        tipo: 'testo',
        valore: ({ persona: { codModPagamento } }) =>
          codModPagamento === null ? '' : descrizioneModalitaPagamento[codModPagamento],
      },
      {
        titolo: 'Conto',
        tipo: 'testo',
        valore: ({ persona }) => {
          const iban = ibanDi(persona);
          return iban === null ? '' : formatIban(iban);
        },
      },
      { titolo: 'Da completare', tipo: 'testo', valore: ({ persona }) => mancanteDi(persona) },
      ...(layout === 'RUBRICA' ? RECAPITI.slice(1, 3) : []),
    ],
    // Who cannot be paid yet comes first.
    sezioneDi: ({ persona }) => (mancanteDi(persona) === '' ? 'Modalità indicata' : 'Da completare'),
  }),
);
