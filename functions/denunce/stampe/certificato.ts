import type { Certificato } from '#archivio/denunce/certificati.ts';
import type { IntestazioneScuola } from '#archivio/scuola/intestazione.ts';
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
import {
  isPuntoCu,
  numeroDelPunto,
  puntiCu,
  ULTIMO_ANNO_OSSERVATO,
  type CodicePunto,
} from '#shared/domain/denunce/punti-cu.ts';
import { statoInParole } from '#shared/domain/denuncia.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';

/** What every certificate of a print has in common. */
export interface Certificazioni extends Caricati {
  readonly creato: string;
  readonly scuola: IntestazioneScuola;
  readonly denuncia: Denuncia;
  readonly certificati: readonly Certificato[];
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

/** The boxes of a part; a question mark where nobody has seen the number of a point. */
const parteDi = (titolo: string, campi: Campi, prefisso: string): ParteScheda => ({
  titolo,
  caselle: puntiDi(campi, prefisso).map((punto) => ({
    codice: `${numeroDelPunto(punto.codice)}${puntiCu[punto.codice].osservato ? '' : ' (?)'}`,
    etichetta: puntiCu[punto.codice].nome,
    ...contenutoDi(punto),
  })),
});

const PARTI = [
  { prefisso: 'DB001', titolo: 'Dati fiscali: lavoro dipendente e assimilati' },
  { prefisso: 'DC001', titolo: 'Dati previdenziali' },
  { prefisso: 'AU001', titolo: 'Lavoro autonomo, provvigioni e redditi diversi' },
] as const;

const schedaDi = ({ persona, moduli }: Certificato, denuncia: Denuncia): Scheda => ({
  nome: String(persona.nominativo),
  filtri: filtriDi(denuncia),
  parti: [
    parteDi('Chi ha pagato', denuncia.dati, 'DA001'),
    parteDi('Chi ha ricevuto le somme', persona, 'DA002'),
    ...moduli.flatMap((modulo) => PARTI.map(({ prefisso, titolo }) => parteDi(titolo, modulo, prefisso))),
  ],
});

const NUMERI = `I numeri dei punti sono quelli del modello ${ULTIMO_ANNO_OSSERVATO + 1}; «(?)» dice che nessun documento letto conferma il numero. Confrontarli con le istruzioni dell’anno.`;

/** What the certificate is and is not: everybody who gets it must be able to tell. */
const avvertenzeDi = ({ STATUS, dati }: Denuncia): readonly string[] => [
  ...(STATUS === 'INVIATO' ? [] : ['Bozza: la certificazione non è ancora stata inviata e può cambiare.']),
  ...(dati.operazione === 'ANNULLAMENTO' ? ['Annulla la certificazione che ha il protocollo indicato.'] : []),
];

const filtriDi = (denuncia: Denuncia): readonly Campo[] => {
  const { datInvio, protocollo, descrizione } = denuncia;
  return [
    { etichetta: 'Certificazione', valore: descrizione },
    { etichetta: 'Stato', valore: statoInParole(denuncia) },
    ...(datInvio === null ? [] : [{ etichetta: 'Inviata il', valore: formatGiorno(datInvio) }]),
    ...(protocollo === '' ? [] : [{ etichetta: 'Protocollo', valore: protocollo }]),
  ];
};

const firmaDi = ({ dati }: Denuncia): Required<DatiSchede>['firma'] => ({
  firme: [
    {
      ruolo: 'Il rappresentante firmatario',
      nome: `${dati.nomeRappresentante ?? ''} ${dati.cognomeRappresentante ?? ''}`.trim(),
    },
  ],
  ...(dati.datFirma ? { luogoData: `Data della firma: ${formatGiorno(dati.datFirma)}` } : {}),
});

/** Of whom, when it is of one person only. */
export const titoloDi = ({ descrizione }: Denuncia, [primo, ...altri]: Certificazioni['certificati']): string =>
  primo === undefined || altri.length > 0 ? descrizione : `${descrizione}: ${String(primo.persona.nominativo)}`;

/** A certificate for each person, on pages of its own. */
export const drawCertificati = ({ creato, scuola, denuncia, certificati }: Certificazioni): Fascicoli =>
  drawSchede({
    creato,
    scuola,
    nota: NUMERI,
    firma: firmaDi(denuncia),
    titolo: `Certificazione Unica ${denuncia.anno + 1}: redditi del ${denuncia.anno}`,
    avvertenze: avvertenzeDi(denuncia),
    schede: certificati.map((certificato) => schedaDi(certificato, denuncia)),
  });
