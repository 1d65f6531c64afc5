import type { Certificato } from '#archivio/denunce/certificati.ts';
import type { CasellaScheda, ParteScheda } from '#functions/impaginazione/scheda/layout.ts';
import { QUADRI } from '#shared/domain/denunce/cu.ts';

const casella = (etichetta: string, valore: string): CasellaScheda => ({
  codice: '',
  etichetta,
  tipo: 'testo',
  valore,
});

const SEMPRE: readonly CasellaScheda[] = [
  casella(
    'A che cosa serve',
    'Riporta le somme pagate nell’anno e le ritenute operate: serve per il modello 730 o il modello Redditi, e si conserva con la dichiarazione.',
  ),
  casella(
    'Se qualcosa non torna',
    'Si chiede alla scuola di correggerla: ne prepara una che la sostituisce, e la consegna di nuovo.',
  ),
  casella(
    'Dati personali',
    'Titolare del trattamento è la scuola, che comunica questi dati all’Agenzia delle entrate per obbligo di legge (DPR 322/1998, art. 4). Accesso, rettifica e gli altri diritti degli articoli 15–22 del Regolamento UE 2016/679 si chiedono alla scuola, e all’Agenzia per i dati inviati.',
  ),
];

const DI_DIPENDENTE = casella(
  'Quando la dichiarazione non serve',
  'Di regola non la presenta chi nell’anno ha avuto solo questi redditi, o più rapporti riuniti nel conguaglio dell’ultimo che ha pagato; le istruzioni del modello 730 dicono gli altri casi.',
);

/** The part of a certificate that tells whoever gets it what it is for, what to do where it is wrong, and who keeps what it says. */
export const informazioniCu = ({ moduli }: Certificato): ParteScheda => ({
  titolo: 'Informazioni per chi la riceve',
  caselle: [
    ...SEMPRE.slice(0, 1),
    ...(moduli.some(({ quadro }) => quadro === QUADRI.dipendente) ? [DI_DIPENDENTE] : []),
    ...SEMPRE.slice(1),
  ],
});
