import { cedolino } from '../../shared/calculation/cedolino.ts';
import { trattenutaBrunetta } from '../../shared/calculation/contratto/assenze/assenze.ts';
import { giorniFerieSpettanti, maturazioneFerie } from '../../shared/calculation/contratto/assenze/ferie.ts';
import {
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '../../shared/calculation/contratto/esami.ts';
import { accessorioFissoDi, tabellareDi } from '../../shared/calculation/contratto/inquadramento.ts';
import {
  compensoOrario,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
} from '../../shared/calculation/contratto/ore.ts';
import { compensoProgetto, tariffaProgettoDi } from '../../shared/calculation/contratto/progetti.ts';
import {
  accontoSulRinnovo,
  emolumentoUnaTantum,
  incrementiDi,
  incrementoContrattualeMensile,
  incrementoTabellareMensile,
  tabellareIncrementato,
} from '../../shared/calculation/contratto/rinnovo.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  indennitaVacanzaContrattuale,
  retribuzioneAnnua,
  stipendioTabellareMensile,
} from '../../shared/calculation/contratto/stipendio.ts';
import { minimaleOrario } from '../../shared/calculation/contratto/tempo.ts';
import {
  quotaAgenteRiscossione,
  quotaPignorabileOrdinaria,
} from '../../shared/calculation/contratto/trattenute-terzi.ts';
import { contributoAggiuntivo, imponibileEntroMassimale } from '../../shared/calculation/contributi/contributi.ts';
import { esoneroContributivo } from '../../shared/calculation/contributi/esoneri.ts';
import {
  contributoGestioneSeparata,
  contributoMinimale,
} from '../../shared/calculation/contributi/gestione-separata.ts';
import { accontoComunale, addizionale } from '../../shared/calculation/imposte/addizionali.ts';
import { sommaIntegrativa, ulterioreDetrazione } from '../../shared/calculation/imposte/cuneo.ts';
import { detrazioneLavoro } from '../../shared/calculation/imposte/detrazioni.ts';
import { irpefLorda, irpefSeparata } from '../../shared/calculation/imposte/irpef.ts';
import { ClasseGestioneSeparata } from '../../shared/calculation/situazione/fiscale.ts';
import { Situazione } from '../../shared/calculation/situazione/situazione.ts';
import { dato } from '../../shared/calculation/spiegazione/calcolato.ts';
import { funzioniMaturita, sostitutoPresidente, trasfertaMaturita } from '../../shared/rules/contratto/esami.ts';
import { indennitaDirezione, unaTantum } from '../../shared/rules/contratto/indennita.ts';
import type { TariffaProgetto } from '../../shared/rules/contratto/progetti.ts';
import { meseRetributivo, minimaleGiornaliero } from '../../shared/rules/contratto/tempo.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '../../shared/rules/contratto/trattenute-terzi.ts';
import { accontoRinnovo, vacanzaContrattuale } from '../../shared/rules/contratto/vacanza-contrattuale.ts';
import { regoleCorrenti } from '../../shared/rules/regole.ts';

/** Inputs of a golden amount, read by name; what is missing or of another kind is a defect of the file. */
export interface Ingressi {
  readonly numero: (nome: string) => number;
  readonly testo: (nome: string) => string;
  readonly intero: unknown;
}

/** Figures of a subject by name: cents, parts per million, hundredths of a day. */
export type Figure = Readonly<Record<string, number>>;
export type Tema = (ingressi: Ingressi) => Figure;

const regole = regoleCorrenti();
const mese = (giorno: string) => regole.inVigore(meseRetributivo, giorno);

const imposte: Readonly<Record<string, Tema>> = {
  irpef_lorda: ({ numero, testo }) => ({
    imposta: irpefLorda(dato('imponibile', numero('imponibile')), testo('giorno'), regole).importo,
  }),
  detrazione_lavoro: ({ numero, testo }) => {
    const { comma1, maggiorazione, totale } = detrazioneLavoro(
      {
        redditoComplessivo: numero('reddito'),
        giorni: numero('giorni'),
        tempoDeterminato: testo('contratto') === 'TD',
        minimo: true,
      },
      testo('giorno'),
      regole,
    );
    return { comma1: comma1.importo, maggiorazione: maggiorazione.importo, totale: totale.importo };
  },
  ulteriore_detrazione: ({ numero, testo }) => ({
    detrazione: ulterioreDetrazione(numero('reddito'), numero('giorni'), testo('giorno'), regole).importo,
  }),
  somma_integrativa: ({ numero, testo }) => {
    const { percentuale, somma } = sommaIntegrativa(
      {
        redditoComplessivo: numero('reddito'),
        redditoLavoro: numero('redditoLavoro'),
        redditoPercentuale: numero('redditoLavoro'),
        giorniPagati: numero('giorni'),
      },
      testo('giorno'),
      regole,
    );
    return { percentuale, somma: somma.importo };
  },
  separata: ({ numero, testo }) => {
    const { redditoMedio, impostaSulMedio, imposta } = irpefSeparata(
      dato('arretrati', numero('arretrati')),
      [numero('primo'), numero('secondo')],
      testo('giorno'),
      regole,
    );
    return { redditoMedio, impostaSulMedio, imposta: imposta.importo };
  },
  addizionale_lombardia: ({ numero, testo }) => ({
    addizionale: addizionale(
      dato('imponibile', numero('imponibile')),
      1,
      { tipo: 'REGIONE', codice: 'LOMBARDIA' },
      testo('giorno'),
      regole,
    ).importo,
  }),
  addizionale_milano: ({ numero, testo }) => {
    const dovuta = addizionale(
      dato('imponibile', numero('imponibile')),
      1,
      { tipo: 'COMUNE', codice: 'F205' },
      testo('giorno'),
      regole,
    );
    return { addizionale: dovuta.importo, acconto: accontoComunale(dovuta, testo('giorno'), regole).importo };
  },
};

const contributi: Readonly<Record<string, Tema>> = {
  massimale: ({ numero, testo }) => ({
    imponibile: imponibileEntroMassimale(dato('lordo', numero('lordo')), 0, testo('giorno'), regole).importo,
  }),
  contributo_aggiuntivo: ({ numero, testo }) => ({
    contributo: contributoAggiuntivo(dato('lordo', numero('lordo')), 0, testo('giorno'), regole).importo,
  }),
  esonero_ivs: ({ numero, testo }) => {
    const { punti, esonero } = esoneroContributivo(
      {
        retribuzioneMese: numero('retribuzioneMese'),
        base: numero('base'),
        tredicesima: testo('mensilita') === 'TREDICESIMA',
      },
      testo('giorno'),
      regole,
    );
    return { punti, esonero: esonero.importo };
  },
  gestione_separata: ({ numero, testo }) => {
    const { totale, collaboratore, committente } = contributoGestioneSeparata(
      dato('base', numero('base')),
      ClasseGestioneSeparata.parse(testo('classe')),
      testo('giorno'),
      regole,
    );
    return { totale: totale.importo, collaboratore: collaboratore.importo, committente: committente.importo };
  },
  minimale_gestione_separata: ({ testo }) => ({
    contributo: contributoMinimale(
      testo('classe') === 'PROFESSIONISTA' ? 'PROFESSIONISTA' : ClasseGestioneSeparata.parse(testo('classe')),
      testo('giorno'),
      regole,
    ).importo,
  }),
  minimale_orario: ({ numero, testo }) => ({
    orario: minimaleOrario(
      regole.inVigore(minimaleGiornaliero, testo('giorno')),
      numero('giorniSettimana'),
      numero('oreSettimana'),
    ).importo,
  }),
  pignoramento_ordinario: ({ numero, testo }) => ({
    quota: quotaPignorabileOrdinaria(
      dato('netto', numero('netto')),
      regole.inVigore(pignoramentoOrdinario, testo('giorno')),
    ).importo,
  }),
  pignoramento_riscossione: ({ numero, testo }) => ({
    quota: quotaAgenteRiscossione(
      dato('netto', numero('netto')),
      regole.inVigore(pignoramentoAgenteRiscossione, testo('giorno')),
    ).importo,
  }),
};

const tabella = ({ testo }: Ingressi) =>
  regole.inVigore(tabellareDi(testo('profilo'), testo('fascia')), testo('giorno'));
const accessorio = ({ testo }: Ingressi, giorno: string) =>
  regole.inVigore(accessorioFissoDi(testo('profilo'), testo('fascia')), giorno);
const incremento = ({ testo }: Ingressi) =>
  incrementoTabellareMensile(testo('fascia'), regole.inVigore(incrementiDi(testo('profilo')), '2024-01-01'));

const contratto: Readonly<Record<string, Tema>> = {
  tabellare: (ingressi) => ({
    annuo: tabella(ingressi).valore,
    mensile: stipendioTabellareMensile(tabella(ingressi)).importo,
  }),
  incremento: (ingressi) => ({ mensile: incremento(ingressi).importo }),
  tabellare_incrementato: (ingressi) => ({
    annuo: tabellareIncrementato(tabella(ingressi), incremento(ingressi).importo).importo,
  }),
  retribuzione_annua: (ingressi) => ({
    annua: retribuzioneAnnua(tabella(ingressi), accessorio(ingressi, ingressi.testo('giorno'))).importo,
  }),
  aumento_complessivo: (ingressi) => ({
    mensile: incrementoContrattualeMensile(
      incremento(ingressi),
      accessorio(ingressi, '2024-12-31'),
      accessorio(ingressi, '2025-01-01'),
    ).importo,
  }),
  accessorio_fisso: (ingressi) => ({
    mensile: accessorioFissoMensile(accessorio(ingressi, ingressi.testo('giorno'))).importo,
  }),
  vacanza: (ingressi) => ({
    mensile: indennitaVacanzaContrattuale(
      stipendioTabellareMensile(tabella(ingressi)),
      regole.inVigore(vacanzaContrattuale, ingressi.testo('giorno')),
    ).importo,
  }),
  acconto_rinnovo: (ingressi) => ({
    acconto: accontoSulRinnovo(
      stipendioTabellareMensile(
        tabella({ ...ingressi, testo: (nome) => (nome === 'giorno' ? '2023-12-01' : ingressi.testo(nome)) }),
      ),
      regole.inVigore(accontoRinnovo, ingressi.testo('giorno')),
    ).importo,
  }),
  una_tantum: ({ testo }) => ({
    importo: emolumentoUnaTantum(
      regole.inVigore(unaTantum[testo('personale') === 'ATA' ? 'ATA' : 'DOCENTI'], testo('giorno')),
    ).importo,
  }),
  indennita_direzione: ({ testo }) => ({
    annua: regole.inVigore(indennitaDirezione, testo('giorno')).valore,
    mensile: indennitaDirezioneMensile(regole.inVigore(indennitaDirezione, testo('giorno'))).importo,
  }),
  ore_docenti: ({ numero, testo }) => ({
    compenso: compensoOrario(retribuzioneOrariaDocenti(testo('attivita'), testo('giorno'), regole), numero('ore'))
      .importo,
  }),
  ore_ata: ({ numero, testo }) => ({
    compenso: compensoOrario(
      retribuzioneOrariaAta(testo('profilo'), testo('orario'), testo('giorno'), regole),
      numero('ore'),
    ).importo,
  }),
  ora_sostituzione: ({ testo }) => ({ ora: oraSostituzioneColleghi(testo('grado'), testo('giorno'), regole).importo }),
  maturita: ({ numero, testo }) => {
    const funzione = compensoMaturita(
      testo('funzione'),
      numero('classi'),
      regole.inVigore(funzioniMaturita, testo('giorno')),
    );
    return {
      funzione: funzione.importo,
      sostituto: maggiorazioneSostitutoPresidente(funzione, regole.inVigore(sostitutoPresidente, testo('giorno')))
        .importo,
    };
  },
  trasferta: ({ numero, testo }) => ({
    quota: quotaTrasferta(numero('minuti'), regole.inVigore(trasfertaMaturita, testo('giorno'))).importo,
  }),
  progetto: ({ numero, testo }) => ({
    compenso: compensoProgetto(
      numero('ore'),
      numero('tariffa'),
      regole.inVigore<TariffaProgetto>(tariffaProgettoDi(testo('voce')), testo('giorno')),
    ).calcolato.importo,
  }),
  ferie: ({ numero, testo }) => ({
    giorni: giorniFerieSpettanti(
      numero('servizio'),
      regole.inVigore(maturazioneFerie(numero('anni')), testo('giorno')),
    ),
  }),
  trattenuta_malattia: (ingressi) => ({
    trattenuta: trattenutaBrunetta(
      accessorioFissoMensile(accessorio(ingressi, ingressi.testo('giorno'))),
      ingressi.numero('giorni'),
      mese(ingressi.testo('giorno')),
    ).importo,
  }),
};

/** A whole payslip: its lines by code, gross, net and cost. */
const pagamento: Tema = ({ intero }) => {
  const esito = cedolino(Situazione.parse(intero));
  if (esito.esito === 'scartato') throw new Error(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
  const {
    righe,
    totali: { lordoDipendente, netto, oneri, lordoStato },
  } = esito.cedolino;
  const perCodice: Record<string, number> = {};
  for (const { codice, gruppo, importo } of righe)
    if (gruppo !== 'riepilogo') perCodice[codice] = (perCodice[codice] ?? 0) + importo;
  return { ...perCodice, lordoDipendente, netto, oneri, lordoStato };
};

export const temi: Readonly<Record<string, Tema>> = { ...imposte, ...contributi, ...contratto, cedolino: pagamento };
