/** By the beginning of their name, which document would settle the figures nobody has read in a public place. The first that fits serves. */
const DOCUMENTI: readonly (readonly [inizio: string, documento: string])[] = [
  ['irpef.sostitutiva', "circolare dell'Agenzia delle entrate sul c. 237 della L. 199/2025"],
  ['irpef.', 'testo in vigore del TUIR e del DPR 600/1973 (Normattiva)'],
  ['detrazioni.', 'D.Lgs. 117/2026, articoli su detrazioni e familiari a carico; TUIR in vigore nel 2022 (Normattiva)'],
  ['bonus.', "risposta dell'Agenzia delle entrate sulla capienza dei collaboratori a termine"],
  ['contributi.enpdep', 'circolare INPS 104/2014, aliquota ENPDEP'],
  ['contributi.riduzione-tfr', 'DPCM 20/12/1999, art. 1, e un cedolino NoiPA di personale in regime di TFR'],
  ['contributi.tfr-tredicesima', 'CCNQ 29/7/1999, art. 4 (testo ARAN), o un prospetto TFR di un supplente'],
  ['contributi.prima-fascia', 'circolare INPS 11/2023'],
  ['contributi.', 'circolare INPS dell’anno'],
  ['percettori.contributi.non-residente', 'certificato A1 o convenzione di sicurezza sociale dello Stato di residenza'],
  ['percettori.', 'circolare INPS o risposta dell’Agenzia delle entrate su quel percettore'],
  ['esoneri.', 'circolari INPS 43/2022 e 111/2022'],
  ['gestione-separata.certificato-a1', 'Regolamento CE 883/2004, artt. 11-13; circolare INPS 83/2010'],
  ['gestione-separata.', 'circolare INPS annuale della Gestione separata'],
  ['autonomi.verifica-inadempimenti', "circolare RGS sull'art. 48-bis DPR 602/1973 dopo la L. 199/2025"],
  ['autonomi.scissione', "decisione del Consiglio dell'Unione europea dopo la 2023/1552"],
  ['autonomi.', 'legge o decreto citato, testo in vigore (Normattiva)'],
  ['inail.', 'D.Lgs. 38/2000, art. 5, e DPR 1124/1965, art. 181 (Normattiva); circolare INAIL dell’anno'],
  ['rimborsi.', 'legge citata, testo in vigore (Normattiva)'],
  ['recuperi.', "risoluzione dell'Agenzia delle entrate con il codice del credito; circolare INPS 174/2021"],
  ['addizionali.', 'tabelle annuali delle addizionali del MEF (Dipartimento delle finanze)'],
  ['adempimenti.codici-tributo', "tabella dei codici F24EP dell'Agenzia delle entrate"],
  ['adempimenti.', 'istruzioni annuali di F24EP, CU, IRAP e UniEmens'],
  ['contratto.tabellare.', 'tabelle C1 ed E1 del CCNL 18/1/2024 e A1, A2 del CCNL 23/12/2025 (allegati ARAN)'],
  ['contratto.incremento.', 'tabella A1 del CCNL 23/12/2025 (allegato ARAN)'],
  ['contratto.rpd.', 'tabella RPD del CCNL 6/12/2022 (allegato ARAN)'],
  ['contratto.cia.', 'tabella CIA del CCNL 23/12/2025 (allegato ARAN)'],
  ['contratto.indennita-direzione', "tabella dell'indennità di direzione del CCNL 23/12/2025 (allegato ARAN)"],
  ['contratto.mof.', 'tabelle E1.4–E1.6 del CCNL 18/1/2024 (allegati ARAN)'],
  ['contratto.progetto.', 'istruzioni operative del decreto ministeriale citato'],
  ['contratto.maturita.', 'DI 24/5/2007, tabelle e quadri'],
  ['contratto.assenza.', 'CCNL 29/11/2007 e legge citata; codici SIDI delle assenze'],
  ['contratto.', 'CCNL citato (testo ARAN) o un cedolino NoiPA'],
  ['assenze.eta-del-figlio', 'D.Lgs. 151/2001, artt. 32 e 47, testo in vigore (Normattiva)'],
  ['terzi.', 'DPR 180/1950, testo in vigore (Normattiva)'],
  ['fondi.', 'pagina INPS sulle casse dei dipendenti pubblici'],
  ['versamenti.', "tabella dei codici F24EP dell'Agenzia delle entrate; circolari INPDAP e INPS sulle causali"],
  ['sanzioni-civili.', 'circolare INPS che dà effetto alla decisione della BCE'],
  ['incarichi.', 'legge o decreto citato, testo in vigore (Normattiva)'],
  ['modello-770.', 'istruzioni annuali del modello 770'],
  ['modello-m.', 'modelli allegati al DI 129/2018 (conto consuntivo, modello M)'],
  ['conservazione.', 'testo in vigore della norma citata (Normattiva) e massimario di scarto delle scuole'],
  ['scadenze.', 'calendario annuale degli adempimenti dell’ente che riceve'],
];

/** The document that would settle the figures of a rule. @throws when the list has none for it: every rule has its document */
export const documentoPer = (id: string): string => {
  const trovato = DOCUMENTI.find(([inizio]) => id.startsWith(inizio));
  if (trovato === undefined) throw new Error(`No document is named for the rule ${id}`);
  return trovato[1];
};
