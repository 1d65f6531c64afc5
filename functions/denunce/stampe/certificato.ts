import type { Certificato } from '#archivio/denunce/certificati.ts';
import type { IntestazioneScuola } from '#functions/impaginazione/intestazione-scuola.ts';
import type { Fascicoli } from '#functions/impaginazione/layout/fascicoli.ts';
import type { Campo } from '#functions/impaginazione/layout/parti/campi.ts';
import {
  drawSchede,
  type CasellaScheda,
  type DatiSchede,
  type ParteScheda,
  type Scheda,
} from '#functions/impaginazione/scheda/layout.ts';
import type { Caricati } from '#functions/impaginazione/stampa.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { isPuntoCu, numeroDelPunto, puntiCu, type CodicePunto } from '#shared/domain/denunce/punti-cu.ts';
import { statoInParole } from '#shared/domain/denuncia.ts';
import { formatGiorno, nomeMese, type Giorno } from '#shared/domain/tempo/date.ts';
import { informazioniCu } from './informazioni-cu.ts';
import { sceltaPerMille } from './scelta-per-mille.ts';

/** Filing that a certificate is taken from, or the year so far of a person who left. */
type DiCheCosa = Pick<Denuncia, 'anno' | 'dati' | 'descrizione'> &
  (
    | (Pick<Denuncia, 'tipo' | 'versione' | 'files' | 'STATUS' | 'datInvio' | 'esito' | 'protocollo'> & {
        readonly rilasciata?: undefined;
      })
    | { readonly rilasciata: { readonly il: Giorno; readonly daSistemare: readonly string[] } }
  );

/** What every certificate of a print has in common. */
export interface Certificazioni extends Caricati {
  readonly creato: string;
  readonly scuola: IntestazioneScuola;
  readonly denuncia: DiCheCosa;
  readonly certificati: readonly Certificato[];
  /** The fate of those that are no longer in force, by the codice fiscale that they name. */
  readonly superati?: ReadonlyMap<string, string>;
}

type Campi = Certificato['persona'];
interface Punto {
  readonly codice: CodicePunto;
  readonly valore: string | number;
}

const puntiDi = (campi: Campi, prefisso: string): readonly Punto[] =>
  Object.entries(campi)
    .flatMap(([codice, valore]) =>
      isPuntoCu(codice) && codice.startsWith(prefisso) && valore !== '' && valore !== 0 ? [{ codice, valore }] : [],
    )
    .toSorted((a, b) => (a.codice < b.codice ? -1 : 1));

const mesiDi = (caselle: string): string =>
  [...caselle].flatMap((casella, indice) => (casella === '1' ? [nomeMese(indice + 1)] : [])).join(', ');

/** What the box of a point holds. */
const contenutoDi = ({ codice, valore }: Punto): Pick<CasellaScheda, 'tipo' | 'valore'> => {
  const { formato } = puntiCu[codice];
  if (formato === 'VP') return { tipo: 'importo', valore: Number(valore) };
  if (formato === 'DT') return { tipo: 'giorno', valore: String(valore) };
  if (formato === 'CB') return { tipo: 'siNo', valore: true };
  return { tipo: 'testo', valore: formato === 'CB12' ? mesiDi(String(valore)) : String(valore) };
};

/** The boxes of a part. */
const parteDi = (titolo: string, campi: Campi, prefisso: string): ParteScheda => ({
  titolo,
  caselle: puntiDi(campi, prefisso).map((punto) => ({
    codice: String(numeroDelPunto(punto.codice)),
    etichetta: puntiCu[punto.codice].nome,
    ...contenutoDi(punto),
  })),
});

const PARTI = [
  { prefisso: 'DB001', titolo: 'Dati fiscali: lavoro dipendente e assimilati' },
  { prefisso: 'DC001', titolo: 'Dati previdenziali' },
  { prefisso: 'AU001', titolo: 'Lavoro autonomo, provvigioni e redditi diversi' },
] as const;

const schedaDi = (certificato: Certificato, denuncia: DiCheCosa, superato: string | undefined): Scheda => {
  const { persona, moduli } = certificato;
  return {
    nome: String(persona.nominativo),
    filtri: [
      ...filtriDi(denuncia),
      ...(superato === undefined ? [] : [{ etichetta: 'Non vale più', valore: superato }]),
    ],
    parti: [
      parteDi('Chi ha pagato', denuncia.dati, 'DA001'),
      parteDi('Chi ha ricevuto le somme', persona, 'DA002'),
      ...moduli.flatMap((modulo) => PARTI.map(({ prefisso, titolo }) => parteDi(titolo, modulo, prefisso))),
      ...(denuncia.dati.operazione === 'ANNULLAMENTO' ? [] : [informazioniCu(certificato)]),
    ],
  };
};

const UFFICIALE =
  'Promemoria della scuola. La certificazione nel modello ufficiale è quella che l’Agenzia delle entrate ha ricevuto: la persona la trova nella propria area riservata del sito dell’Agenzia, nel cassetto fiscale.';

/** What the certificate is and is not: everybody who gets it must be able to tell. */
const avvertenzeDi = (denuncia: DiCheCosa): readonly string[] => {
  if (denuncia.rilasciata !== undefined)
    return [
      'Rilasciata a chi ha finito il rapporto (DPR 322/1998, art. 4 c. 6-quater): la segue quella inviata per l’anno.',
      ...denuncia.rilasciata.daSistemare,
    ];
  const { STATUS, dati } = denuncia;
  return [
    ...(STATUS === 'INVIATO' ? [] : ['Bozza: la certificazione non è ancora stata inviata e può cambiare.']),
    ...(dati.operazione === 'ANNULLAMENTO' ? ['Annulla la certificazione che ha il protocollo indicato.'] : []),
  ];
};

const filtriDi = (denuncia: DiCheCosa): readonly Campo[] => {
  const { descrizione, rilasciata } = denuncia;
  if (rilasciata !== undefined)
    return [
      { etichetta: 'Certificazione', valore: descrizione },
      { etichetta: 'Stato', valore: `Rilasciata il ${formatGiorno(rilasciata.il)}` },
    ];
  const { datInvio, protocollo } = denuncia;
  return [
    { etichetta: 'Certificazione', valore: descrizione },
    { etichetta: 'Stato', valore: statoInParole(denuncia) },
    ...(datInvio === null ? [] : [{ etichetta: 'Inviata il', valore: formatGiorno(datInvio) }]),
    ...(protocollo === '' ? [] : [{ etichetta: 'Protocollo', valore: protocollo }]),
  ];
};

const firmaDi = ({ dati }: Pick<Denuncia, 'dati'>): Required<DatiSchede>['firma'] => ({
  firme: [
    {
      ruolo: 'Il rappresentante firmatario',
      nome: `${dati.nomeRappresentante ?? ''} ${dati.cognomeRappresentante ?? ''}`.trim(),
    },
  ],
  ...(dati.datFirma ? { luogoData: `Data della firma: ${formatGiorno(dati.datFirma)}` } : {}),
});

/** Of whom, when it is of one person only. */
export const titoloDi = (
  { descrizione }: Pick<Denuncia, 'descrizione'>,
  [primo, ...altri]: Certificazioni['certificati'],
): string =>
  primo === undefined || altri.length > 0 ? descrizione : `${descrizione}: ${String(primo.persona.nominativo)}`;

/** The pages of a person: the certificate, and with one in force the sheet to choose where parts of the tax go. */
const schedeDi = (certificato: Certificato, { denuncia, superati }: Certificazioni): readonly Scheda[] => {
  const superato = superati?.get(String(certificato.persona.codFiscale));
  const scelta = superato === undefined ? sceltaPerMille(certificato, denuncia) : null;
  return [schedaDi(certificato, denuncia, superato), ...(scelta === null ? [] : [scelta])];
};

/** A certificate for each person, on pages of its own, with its sheet of choices. */
export const drawCertificati = (tutte: Certificazioni): Fascicoli => {
  const { creato, scuola, denuncia, certificati } = tutte;
  return drawSchede({
    creato,
    scuola,
    nota: UFFICIALE,
    firma: firmaDi(denuncia),
    titolo: `Promemoria della Certificazione Unica ${denuncia.anno + 1}: redditi del ${denuncia.anno}`,
    avvertenze: avvertenzeDi(denuncia),
    schede: certificati.flatMap((certificato) => schedeDi(certificato, tutte)),
  });
};
