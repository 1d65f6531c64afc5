import type { AssenzaTenuta, LavoroTenuto, ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { completato, type ClasseTenuta, type LuogoTenuto } from '#archivio/cedolini/nominati-dal-servizio.ts';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Variazione } from '#shared/contracts/cedolini/variazioni.ts';
import { descrizioneContratto, descrizioneRuoloDipendente } from '#shared/domain/persona/percettore.ts';
import { descrizioneTipoOrario } from '#shared/domain/persona/valori-ammessi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { addMesi, meseDi, primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { formatOre } from '#shared/money/centesimi.ts';

interface Confrontati {
  readonly prima: LavoroTenuto;
  /** The work of the person today, kept in the same way. */
  readonly dopo: LavoroTenuto | null;
  readonly dataPagamento: string;
  /** True once the payslip is closed: work registered since is of other payslips. */
  readonly chiuso: boolean;
}

/**
 * The work that a payslip keeps for its filings, where the registry says it differently today: what a filing of the month reads, field by field, be it
 * pay or a code alone. What happened after the month of payment is of another filing.
 */
export const lavoroVariato = ({ prima, dopo, dataPagamento, chiuso }: Confrontati): readonly Variazione[] => {
  const fine = primoGiornoDelMese(addMesi(meseDi(dataPagamento), 1));
  const oggi = new Map((dopo?.servizi ?? []).map((uno) => [codaDi(uno), fino(uno, fine)]));
  const allora = prima.servizi.filter(({ datInizio }) => datInizio < fine).map((uno) => fino(uno, fine));
  const noti = new Set(allora.map(codaDi));
  return [
    ...allora.flatMap((uno) => servizioVariato(uno, oggi.get(codaDi(uno)))),
    ...(chiuso ? [] : [...oggi.values()])
      .filter((uno) => uno.datInizio < fine && !noti.has(codaDi(uno)))
      .map((uno) => presenza('SERVIZI', 'lavoro.servizi', inizioDi(uno), null, 'registrato')),
    ...assenzeVariate(prima.assenze, dopo?.assenze ?? [], fine),
  ];
};

/** The records of a person without the work that only other payslips of the same run were computed with: it is not new, it is theirs. */
export const senzaQuelloDi = (
  altri: readonly LavoroTenuto[],
  suo: LavoroTenuto | undefined,
  dati: DatiPersona,
): DatiPersona => {
  if (altri.length === 0) return dati;
  const sue = new Set(suo === undefined ? [] : codeDi(suo));
  const loro = new Set(altri.flatMap(codeDi).filter((coda) => !sue.has(coda)));
  return {
    ...dati,
    servizi: dati.servizi.filter((uno) => !loro.has(codaDi(uno))),
    assenze: dati.assenze.filter((una) => !loro.has(codaDi(una))),
  };
};

const codeDi = ({ servizi, assenze }: LavoroTenuto): string[] => [...servizi, ...assenze].map(codaDi);

/** The end of an id, which stays when records of two people are merged. */
const codaDi = ({ uid }: { readonly uid: string }): string => uid.slice(uid.lastIndexOf('-') + 1);

/** A service as a filing of the month knows it: an end that comes later has not happened. */
const fino = (servizio: ServizioTenuto, fine: string): ServizioTenuto =>
  servizio.datFine !== null && servizio.datFine >= fine
    ? { ...servizio, datFine: null, codCessazione: null, codCessazionePrivata: null }
    : servizio;

const inizioDi = ({ datInizio }: ServizioTenuto): string => `Servizio dal ${formatGiorno(datInizio)}`;

const servizioVariato = (prima: ServizioTenuto, dopo: ServizioTenuto | undefined): Variazione[] => {
  if (dopo === undefined) return [presenza('SERVIZI', 'lavoro.servizi', inizioDi(prima), 'registrato', null)];
  const oggi = inParole(dopo);
  return [
    ...Object.entries(inParole(prima)).map(([nome, valore]) => [nome, valore, oggi[nome] ?? 'nessuno'] as const),
    ...altriNominati(prima, dopo),
  ]
    .filter(([, valore, adesso]) => valore !== adesso)
    .map(([nome, valore, adesso]) =>
      presenza('SERVIZI', `lavoro.${nome}`, `${nome} — ${inizioDi(prima)}`, valore, adesso),
    );
};

/** A record of a table that a service names: what it is called, and the codes that a filing reads of it. */
interface Detto {
  readonly nome: string;
  readonly codici: string;
}

/** The records of tables that say otherwise today: of one that was not written, or of which nothing was kept, the filing asks today. */
const altriNominati = (prima: ServizioTenuto, dopo: ServizioTenuto): (readonly [string, string, string])[] =>
  (
    [
      ['Classificazione INPS', classeDetta(prima.classe, dopo.classe), classeDetta(dopo.classe)],
      ['Sede', luogoDetto(prima.luogo, dopo.luogo), luogoDetto(dopo.luogo)],
    ] as const
  ).flatMap(([nome, allora, oggi]) =>
    allora === null || allora.codici === oggi?.codici ? [] : [[nome, ...distinti(allora, oggi)] as const],
  );

/** Two records by their names or, where these are the same, with what each says. */
const distinti = (allora: Detto, oggi: Detto | null): readonly [string, string] =>
  allora.nome === oggi?.nome
    ? [`${allora.nome} (${allora.codici})`, `${oggi.nome} (${oggi.codici})`]
    : [allora.nome, oggi?.nome ?? 'nessuna'];

const classeDetta = (classe: ClasseTenuta | undefined, oggi = classe): Detto | null => {
  if (classe === undefined) return null;
  const { qualifica1, qualifica2, qualifica3, codContratto, tipoLavoratore } = completato(classe, oggi);
  return {
    nome: classe.descrizione,
    codici: `qualifica ${qualifica1}${qualifica2}${qualifica3}, contratto ${codContratto}, lavoratore ${tipoLavoratore}`,
  };
};

const luogoDetto = (luogo: LuogoTenuto | undefined, oggi = luogo): Detto | null => {
  if (luogo === undefined) return null;
  const { codComune, desCap } = completato(luogo, oggi);
  return { nome: luogo.desScuola, codici: `comune ${codComune ?? 'non indicato'}, CAP ${desCap ?? 'non indicato'}` };
};

/** The data of a service that a filing reads, in words. */
const inParole = (servizio: ServizioTenuto): Readonly<Record<string, string>> => ({
  'Inizio del servizio': formatGiorno(servizio.datInizio),
  'Fine del servizio': servizio.datFine === null ? 'nessuna' : formatGiorno(servizio.datFine),
  Contratto: descrizioneContratto[servizio.contratto],
  Ruolo: descrizioneRuoloDipendente[servizio.ruolo],
  'Qualifica retributiva': String(servizio.prgQualificaRetributiva),
  'Fascia di anzianità': servizio.codFascia,
  'Tempo di lavoro': descrizioneTipoOrario[servizio.codTipoOrario],
  'Ore della settimana': `${formatOre(servizio.numOreSettimanali)} su ${formatOre(servizio.numOreIntere)}`,
  'Ore di part time': servizio.numOrePartTime === null ? 'nessuna' : formatOre(servizio.numOrePartTime),
  'Giorni della settimana': String(servizio.numGiorniSettimana),
  'Situazione previdenziale': servizio.codSituazionePrevidenziale,
  'Ritenuta ENAM': servizio.flgEnam ? 'sì' : 'no',
  'Codice di assunzione': servizio.codAssunzione ?? 'nessuno',
  'Codice di cessazione': servizio.codCessazione ?? 'nessuno',
  'Codice di cessazione del contratto privato': servizio.codCessazionePrivata ?? 'nessuno',
  ...(servizio.distacco === undefined ? {} : { 'Altro ente': enteDi(servizio.distacco) }),
});

const enteDi = (distacco: NonNullable<ServizioTenuto['distacco']> | null): string =>
  distacco === null ? 'nessuno' : `${distacco.tipo} ${distacco.cfEnte} ${distacco.prgEnte}`;

const presenza = (
  sezione: Variazione['sezione'],
  campo: string,
  descrizione: string,
  prima: string | null,
  dopo: string | null,
): Variazione => ({ sezione, campo, descrizione, prima, dopo });

/** Absences of the same days whose other data differ: a filing counts days and weeks by them. Those of other days the lines of the payslip tell. */
const assenzeVariate = (
  prima: readonly AssenzaTenuta[],
  dopo: readonly AssenzaTenuta[],
  fine: string,
): Variazione[] => {
  const oggi = new Map(dopo.map((una) => [codaDi(una), una]));
  return prima
    .filter(({ datInizio }) => datInizio < fine)
    .flatMap((una) => {
      const adesso = oggi.get(codaDi(una));
      return adesso === undefined || datiDi(una) === datiDi(adesso)
        ? []
        : [
            presenza(
              'ASSENZE',
              'lavoro.assenze',
              `Dati dell’assenza dal ${formatGiorno(una.datInizio)} al ${formatGiorno(una.datFine)}`,
              'registrati',
              'cambiati',
            ),
          ];
    });
};

const datiDi = ({ uid: _uid, ...dati }: AssenzaTenuta): string => JSON.stringify(dati);
