import type { Denuncia } from '../../../shared/contracts/denunce/denuncia.ts';
import {
  isPuntoCu,
  numeroDelPunto,
  puntiCu,
  ULTIMO_ANNO_OSSERVATO,
  type CodicePunto,
} from '../../../shared/domain/denunce/punti-cu.ts';
import { statoInParole } from '../../../shared/domain/denuncia.ts';
import { formatGiorno, nomeMese } from '../../../shared/domain/tempo/date.ts';
import { formatEuro } from '../../../shared/money/centesimi.ts';
import type { Certificato } from '../../archivio/denunce/certificati.ts';
import { drawEach, type Documento } from '../layout/documento.ts';
import type { Campo } from '../layout/parti/campi.ts';
import { intestazioneScuola, type ScuolaStampa } from '../scuola.ts';
import type { Caricati } from '../stampa.ts';

/** What every certificate of a print has in common. */
export interface Certificazioni extends Caricati {
  readonly titolo: string;
  readonly creato: string;
  readonly scuola: ScuolaStampa;
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

/** The value of a point in words. */
const scritto = ({ codice, valore }: Punto): string => {
  const { formato } = puntiCu[codice];
  if (formato === 'VP') return formatEuro(Number(valore));
  if (formato === 'DT') return formatGiorno(String(valore));
  if (formato === 'CB') return 'Sì';
  return formato === 'CB12' ? mesiDi(String(valore)) : String(valore);
};

/** Its number on paper and its name; a question mark where nobody has seen the number. */
const nomeDi = ({ codice }: Punto): string => `${puntiCu[codice].nome}${puntiCu[codice].osservato ? '' : ' (?)'}`;

const campiDi = (campi: Campi, prefisso: string): readonly Campo[] =>
  puntiDi(campi, prefisso).map((punto) => ({
    etichetta: `${numeroDelPunto(punto.codice)} ${nomeDi(punto)}`,
    valore: scritto(punto),
  }));

const PARTI = [
  { prefisso: 'DB001', titolo: 'Dati fiscali: lavoro dipendente e assimilati' },
  { prefisso: 'DC001', titolo: 'Dati previdenziali' },
  { prefisso: 'AU001', titolo: 'Lavoro autonomo, provvigioni e redditi diversi' },
] as const;

const drawModulo = (stampa: Documento, modulo: Campi): void => {
  for (const { prefisso, titolo } of PARTI) {
    const righe = puntiDi(modulo, prefisso).map((punto) => [
      ...[String(numeroDelPunto(punto.codice)), nomeDi(punto), scritto(punto)],
    ]);
    if (righe.length > 0)
      stampa.tabella({
        titolo,
        colonne: [
          { titolo: 'Punto', allineamento: 'destra', larghezza: 45 },
          { titolo: 'Descrizione', testata: true },
          { titolo: 'Valore', allineamento: 'destra', larghezza: 150 },
        ],
        righe,
      });
  }
};

const NUMERI = `I numeri dei punti sono quelli del modello ${ULTIMO_ANNO_OSSERVATO + 1}; «(?)» dice che nessun documento letto conferma il numero. Confrontarli con le istruzioni dell’anno.`;

/** What the certificate is and is not: everybody who gets it must be able to tell. */
const noteDi = ({ STATUS, dati }: Denuncia): readonly string[] => [
  ...(STATUS === 'INVIATO' ? [] : ['Bozza: la certificazione non è ancora stata inviata e può cambiare.']),
  ...(dati.operazione === 'ANNULLAMENTO' ? ['Annulla la certificazione che ha il protocollo indicato.'] : []),
];

const drawCertificato = (
  stampa: Documento,
  { persona, moduli }: Certificato,
  { denuncia, scuola }: Certificazioni,
): void => {
  const { anno, dati, datInvio, protocollo } = denuncia;
  const nominativo = String(persona.nominativo);
  stampa
    .fascicolo({ segnalibro: nominativo, piede: `CU ${anno + 1}, ${nominativo}` })
    .intestazione(intestazioneScuola(scuola))
    .titolo(`Certificazione Unica ${anno + 1}: redditi del ${anno}`);
  for (const nota of noteDi(denuncia)) stampa.paragrafo(nota, 'corpoForte');
  stampa
    .campi(
      [
        { etichetta: 'Certificazione', valore: denuncia.descrizione },
        { etichetta: 'Stato', valore: statoInParole(denuncia) },
        ...(datInvio === null ? [] : [{ etichetta: 'Inviata il', valore: formatGiorno(datInvio) }]),
        ...(protocollo === '' ? [] : [{ etichetta: 'Protocollo', valore: protocollo }]),
      ],
      { colonne: 4 },
    )
    .titolo('Chi ha pagato', 2)
    .campi(campiDi(dati, 'DA001'))
    .titolo('Chi ha ricevuto le somme', 2)
    .campi(campiDi(persona, 'DA002'));
  for (const modulo of moduli) drawModulo(stampa, modulo);
  stampa.paragrafo(NUMERI, 'nota').firma(
    [
      {
        ruolo: 'Il rappresentante firmatario',
        nome: `${dati.nomeRappresentante ?? ''} ${dati.cognomeRappresentante ?? ''}`.trim(),
      },
    ],
    dati.datFirma ? `Data della firma: ${formatGiorno(dati.datFirma)}` : undefined,
  );
};

/** Of whom, when it is of one person only. */
export const titoloDi = ({ descrizione }: Denuncia, [primo, ...altri]: Certificazioni['certificati']): string =>
  primo === undefined || altri.length > 0 ? descrizione : `${descrizione}: ${String(primo.persona.nominativo)}`;

/** A certificate for each person, on pages of its own, piece by piece. */
export const drawCertificati = (certificazioni: Certificazioni): AsyncGenerator<Uint8Array> => {
  const { titolo, creato, scuola, certificati } = certificazioni;
  return drawEach({ titolo, creato, autore: scuola.nome }, certificati, (stampa, certificato) =>
    drawCertificato(stampa, certificato, certificazioni),
  );
};
