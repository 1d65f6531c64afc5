import { intestazioneScuola } from '#functions/impaginazione/intestazione-scuola.ts';
import type { Documento } from '#functions/impaginazione/layout/documento.ts';
import { drawEach, type Fascicoli } from '#functions/impaginazione/layout/fascicoli.ts';
import type { Colonna } from '#functions/impaginazione/layout/parti/colonna.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, formatOre, somma } from '#shared/money/centesimi.ts';
import { ferieMaturate, sospensioneLezioni } from '#shared/rules/contratto/ferie.ts';
import type { DecretiCaricati, Decreto, FeriePagate } from './dati-ferie.ts';

const colonne: readonly Colonna[] = [
  { titolo: 'Servizio', testata: true },
  { titolo: 'Giorni utili', allineamento: 'destra' },
  { titolo: 'Esclusi', allineamento: 'destra' },
  { titolo: 'Maturati', allineamento: 'destra' },
  { titolo: 'Fruiti', allineamento: 'destra' },
  { titolo: 'Sospensione', allineamento: 'destra' },
  { titolo: 'Da pagare', allineamento: 'destra' },
  { titolo: 'Importo lordo', allineamento: 'destra' },
];

/** One decree a person, on pages of its own, to be signed by the head teacher. */
export const drawDecreti = (dati: DecretiCaricati): Fascicoli =>
  drawEach(dati.metadati, dati.decreti, (stampa, decreto) => drawDecreto(stampa, dati, decreto));

const drawDecreto = (stampa: Documento, dati: DecretiCaricati, decreto: Decreto): void => {
  const { persona, servizi, anniServizio } = decreto;
  const anno = nomeAnnoScolastico(dati.parametri.numAnno);
  const nome = `${persona.desCognome} ${persona.desNome}`;
  stampa.fascicolo({ segnalibro: nome, piede: `Ferie non godute ${anno} · ${nome}` });
  stampa
    .intestazione(intestazioneScuola(dati.scuola))
    .titolo(`Decreto di liquidazione delle ferie non godute, anno scolastico ${anno}`)
    .campi([
      { etichetta: 'Cognome e nome', valore: nome },
      { etichetta: 'Codice fiscale', valore: persona.desCf },
      { etichetta: 'Anni di servizio considerati', valore: String(anniServizio) },
    ]);
  for (const premessa of premesse(dati, decreto)) stampa.paragrafo(premessa);
  stampa.tabella({
    titolo: 'Calcolo dei giorni e del compenso',
    colonne,
    righe: servizi.map(rigaDi),
    totali: servizi.length > 1 ? [totaliDi(servizi)] : [],
  });
  for (const { spiegazione } of servizi) stampa.paragrafo(spiegazione, 'nota');
  stampa.titolo('Decreta', 2).paragrafo(dispositivo(nome, servizi));
  stampa.paragrafo(
    'Il compenso è soggetto a tassazione ordinaria e ai contributi di legge; lo paga chi paga lo stipendio.',
    'nota',
  );
  stampa.firma(dati.firme, `Data ${formatGiorno(dati.oggi)}`);
};

const normeDi = (norme: readonly { readonly testo: string }[]): string => norme.map(({ testo }) => testo).join('; ');

/** What the decree stands on: norms, services, suspensions and invitation, the days left in the registry. */
const premesse = ({ parametri }: DecretiCaricati, { persona, servizi }: Decreto): readonly string[] => {
  const [maturazione] = ferieMaturate.PRIMI_TRE_ANNI.versioni;
  const [sospensione] = sospensioneLezioni.versioni;
  const residue = persona.numAnnoScoFerfestResidue;
  return [
    `Visti ${normeDi(maturazione.norma)}; ${normeDi(sospensione.norma)};`,
    `visti i servizi a tempo determinato prestati (${servizi.map(({ dal, al }) => `dal ${formatGiorno(dal)} al ${formatGiorno(al)}`).join(', ')}) e le assenze registrate;`,
    parametri.invitatoAFruirne
      ? `considerato che la persona è stata invitata per iscritto a fruire delle ferie nei ${parametri.giorniSospensione} giorni di sospensione delle lezioni, che pertanto si detraggono;`
      : `considerato che non risulta un invito scritto a fruire delle ferie nei ${parametri.giorniSospensione} giorni di sospensione delle lezioni, che pertanto non si detraggono${sospensione.nota === undefined ? '' : ` (${sospensione.nota})`};`,
    parametri.fonteGiorni === 'ANAGRAFE'
      ? `considerato che in anagrafe risultano ${residue} giorni residui, assunti come giorni da liquidare;`
      : `considerato che i giorni da liquidare si calcolano da servizi e assenze${residue > 0 ? `; in anagrafe ne risultano ${residue} residui` : ''};`,
  ];
};

const rigaDi = (ferie: FeriePagate): string[] => [
  `dal ${formatGiorno(ferie.dal)} al ${formatGiorno(ferie.al)}`,
  String(ferie.giorniServizio),
  String(ferie.giorniEsclusi),
  formatOre(ferie.maturate),
  formatOre(ferie.godute),
  formatOre(ferie.sospensione),
  formatOre(ferie.daPagare),
  ferie.importo === null ? 'da stabilire' : formatEuro(ferie.importo),
];

const totaliDi = (servizi: readonly FeriePagate[]): string[] => [
  'Totale',
  String(somma(servizi.map(({ giorniServizio }) => giorniServizio))),
  String(somma(servizi.map(({ giorniEsclusi }) => giorniEsclusi))),
  formatOre(somma(servizi.map(({ maturate }) => maturate))),
  formatOre(somma(servizi.map(({ godute }) => godute))),
  formatOre(somma(servizi.map(({ sospensione }) => sospensione))),
  formatOre(somma(servizi.map(({ daPagare }) => daPagare))),
  importoDi(servizi),
];

/** The whole amount; to be established as long as that of one service is. */
const importoDi = (servizi: readonly FeriePagate[]): string =>
  servizi.some(({ importo }) => importo === null)
    ? 'da stabilire'
    : formatEuro(somma(servizi.map(({ importo }) => importo ?? 0)));

const dispositivo = (nome: string, servizi: readonly FeriePagate[]): string => {
  const giorni = somma(servizi.map(({ daPagare }) => daPagare));
  return giorni === 0
    ? `A ${nome} non spetta alcun compenso: le ferie maturate risultano fruite o non liquidabili.`
    : `A ${nome} spetta il compenso sostitutivo di ${formatOre(giorni)} giorni di ferie non godute, pari a ${importoDi(servizi)} lordi.`;
};
