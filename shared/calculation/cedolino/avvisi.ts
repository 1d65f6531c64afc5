import { descrizioneSetupType } from '../../domain/elaborazione/elaborazione.ts';
import { formatGiorno } from '../../domain/tempo/date.ts';
import { compareMesi, meseDi } from '../../domain/tempo/mese.ts';
import { isAnnunciabile } from '../../rules/annuali/annunciati.ts';
import { marcaDellaRegola } from '../../rules/regola.ts';
import type { RegolaUsata } from '../../rules/regole.ts';
import { descrizioneMarca } from '../../rules/riscontri/marca.ts';
import type { Completato } from '../prospetti/completamento.ts';
import type { RigaCedolino } from '../riga/cedolino-tipi.ts';
import { avvisiDiVerifica } from '../righe/verifica-inadempimenti.ts';
import type { Contesto } from '../situazione/contesto.ts';
import type { CertificatoA1 } from '../situazione/percettore.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import type { Spiegazione } from '../spiegazione/spiegazione.ts';

/** Notes for whoever approves, besides those the amounts left while they were computed. */
export const avvisiDelCedolino = (ctx: Contesto, { righe, totali }: Completato): readonly Anomalia[] => [
  ...competenzeFuture(ctx),
  ...delPercettore(ctx),
  ...tabelleDellaScuola(ctx),
  ...avvisiDiVerifica(ctx, righe, totali.netto),
];

/** What the office must hold for who is of another school, or insured in another State. */
const delPercettore = ({ situazione: { percettore }, dataPagamento }: Contesto): readonly Anomalia[] => {
  const altraScuola = percettore.tipo === 'DIPENDENTE' ? percettore.altraScuola : undefined;
  const certificato = 'certificatoA1' in percettore ? percettore.certificatoA1 : undefined;
  return [
    ...(altraScuola === undefined
      ? []
      : [
          {
            codice: 'COLLABORAZIONE_PLURIMA' as const,
            campo: 'percettore.altraScuola',
            messaggio: `Personale della scuola ${altraScuola}: serve l'autorizzazione del suo dirigente (collaborazione plurima, artt. 35 e 57 CCNL 29/11/2007). Si paga come il personale proprio, e il pagamento lo comunica questa scuola.`,
          },
        ]),
    ...(certificato === undefined ? [] : [delCertificato(certificato, dataPagamento)]),
  ];
};

/** The pay tables known are those of State schools: who has another contract is told, and checks the pay. */
const tabelleDellaScuola = ({ situazione: { scuola, servizi, ferie } }: Contesto): readonly Anomalia[] =>
  scuola === 'SCUOLA' || (servizi.length === 0 && ferie === null)
    ? []
    : [
        {
          codice: 'DATO_PRESUNTO',
          campo: 'scuola',
          messaggio: `Stipendio preso dalle tabelle della scuola statale: quelle del contratto di "${descrizioneSetupType[scuola]}" non sono note. Controllarlo sul contratto della persona, e pagare la differenza con una voce.`,
        },
      ];

const delCertificato = ({ numero, al }: CertificatoA1, dataPagamento: string): Anomalia => ({
  codice: 'CERTIFICATO_A1',
  campo: 'percettore.certificatoA1',
  messaggio:
    al < dataPagamento
      ? `Il certificato A1 n. ${numero} vale fino al ${formatGiorno(al)}, prima del pagamento: la Gestione separata è dovuta. Chiedere un certificato nuovo.`
      : `Nessun contributo alla Gestione separata: il percipiente è assicurato in un altro Stato (certificato A1 n. ${numero}, valido fino al ${formatGiorno(al)}). Conservarlo agli atti.`,
});

/** What the payslip says of the rules it read that were printed for days gone by, once each. */
export const avvisiRegoleScadute = (usate: readonly RegolaUsata[]): readonly Anomalia[] =>
  unaVolta(usate.filter(isScaduta)).map(daAggiornare);

/**
 * What the payslip says, once each, of the rules nobody has read in a public place: only those that made one of its amounts,
 * as its explanations cite them. The others are in the list of all the rules (`npm run regole`).
 */
export const avvisiRegoleDaRiscontrare = (
  usate: readonly RegolaUsata[],
  righe: readonly RigaCedolino[],
): readonly Anomalia[] => {
  const citate = new Set<string>();
  for (const { importo, spiegazione } of righe) if (importo !== 0) addCitate(spiegazione, citate);
  return unaVolta(
    usate.filter((usata) => usata.riscontro === null && (citate.has(chiave(usata)) || decideCheCosaSpetta(usata))),
  ).map(daRiscontrare);
};

/** Adds the rules still to be read that an explanation cites, and those below it. */
const addCitate = ({ regola, figli }: Spiegazione, citate: Set<string>): void => {
  if (regola?.riscontro === null) citate.add(chiave(regola));
  for (const figlio of figli) addCitate(figlio, citate);
};

const chiave = ({ id, dal }: { readonly id: string; readonly dal: string }): string => `${id} ${dal}`;

/** Which contributions a payee bears, which pay is due: they also make the amounts that are not there, and no line cites them. */
const decideCheCosaSpetta = ({ id }: RegolaUsata): boolean =>
  id.startsWith('percettori.') || id === 'contratto.accessorio-fisso-spettante';

/** A rule printed for days gone by. */
interface RegolaScaduta extends RegolaUsata {
  readonly valeFinoA: string;
}

const isScaduta = (usata: RegolaUsata): usata is RegolaScaduta =>
  usata.valeFinoA !== undefined && usata.giorno > usata.valeFinoA;

const unaVolta = <Usata extends RegolaUsata>(usate: readonly Usata[]): readonly Usata[] => [
  ...new Map(usate.map((usata) => [usata.id, usata])).values(),
];

const daRiscontrare = (usata: RegolaUsata): Anomalia => ({
  codice: 'REGOLA_NON_VERIFICATA',
  campo: usata.id,
  messaggio: `"${usata.descrizione}" in vigore dal ${formatGiorno(usata.dal)}: ${descrizioneMarca[marcaDellaRegola(usata)]} (${usata.norma.map(({ testo }) => testo).join('; ')}).`,
});

const daAggiornare = ({ id, descrizione, valeFinoA }: RegolaScaduta): Anomalia => ({
  codice: 'VALORE_DA_AGGIORNARE',
  campo: id,
  messaggio: `"${descrizione}": usato l'ultimo valore pubblicato, che valeva fino al ${formatGiorno(valeFinoA)}. Quando esce quello nuovo, ${isAnnunciabile(id) ? 'indicarlo in Tabelle, Valori annunciati, e ricalcolare' : 'ricalcolare'}.`,
});

/** The accessory-payment portal rejects a month of service that is not before the month of liquidation: it takes in employees alone, and of others nothing is said. */
const competenzeFuture = ({ situazione: { percettore, voci, liquidazione } }: Contesto): readonly Anomalia[] =>
  (percettore.tipo === 'DIPENDENTE' ? voci : []).flatMap(({ competenza, descrizione }, indice) =>
    compareMesi(meseDi(competenza.al), liquidazione) < 0
      ? []
      : [
          {
            codice: 'COMPETENZA_FUTURA' as const,
            campo: `voci.${indice}.competenza`,
            messaggio: `"${descrizione}": la competenza arriva al mese di liquidazione o oltre; il portale degli accessori fuori sistema la rifiuta.`,
          },
        ],
  );
