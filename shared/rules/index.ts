import { regoleAddizionali } from './addizionali/aliquote.ts';
import { addizionaliNote } from './addizionali/note.ts';
import { regoleAdempimenti } from './adempimenti/adempimenti.ts';
import { conservazioni } from './adempimenti/conservazione.ts';
import { regoleEtaDelFiglio } from './adempimenti/eta-del-figlio.ts';
import { regoleIncarichi } from './adempimenti/incarichi.ts';
import { maggioreEta } from './adempimenti/minorenni.ts';
import { regole770 } from './adempimenti/modello-770.ts';
import { regoleModelloM } from './adempimenti/modello-m.ts';
import { regoleRavvedimento } from './adempimenti/ravvedimento.ts';
import { regoleSanzioniCivili } from './adempimenti/sanzioni-civili.ts';
import { terminiDellAnno } from './adempimenti/scadenze-dell-anno.ts';
import { terminiScolastici } from './adempimenti/scadenze-scolastiche.ts';
import { terminiDeiServizi } from './adempimenti/scadenze-servizi.ts';
import { regoleScadenze } from './adempimenti/scadenze.ts';
import { regoleSupplenzeBrevi } from './adempimenti/supplenze-brevi.ts';
import { regoleAutonomi } from './autonomi.ts';
import { regoleCodiciFiniti } from './codici-finiti.ts';
import { regolePremiEAutori } from './compensi/premi-e-autori.ts';
import { regoleRecuperi } from './compensi/recuperi.ts';
import { regoleRevisori } from './compensi/revisori.ts';
import { regoleRimborsi } from './compensi/rimborsi.ts';
import { regoleContratto } from './contratto/index.ts';
import { minimaleGiornaliero } from './contratto/tempo.ts';
import { primaFascia, regoleContributi } from './contributi.ts';
import { regoleBonus } from './detrazioni/bonus.ts';
import { regoleDetrazioni } from './detrazioni/detrazioni.ts';
import { regoleEsoneri } from './esoneri.ts';
import { regoleF24Ordinario } from './f24-ordinario.ts';
import { regoleFondi } from './fondi.ts';
import { gestioneSeparata, regoleGestioneSeparata } from './gestione-separata.ts';
import { limitiInail, regoleInail } from './inail.ts';
import { regoleIrpef } from './irpef.ts';
import { massimale } from './massimale.ts';
import { regolePercettori } from './percettori.ts';
import type { RegolaDatata } from './regola.ts';
import { regoleVersamenti } from './versamenti.ts';

/** Rules of one matter, as an expert goes through them. */
export interface FamigliaRegole {
  readonly titolo: string;
  readonly regole: readonly RegolaDatata<unknown>[];
}

/** Every dated rule of the program, by matter. */
export const catalogo: readonly FamigliaRegole[] = [
  { titolo: 'IRPEF', regole: regoleIrpef },
  { titolo: 'Detrazioni e bonus', regole: [...regoleDetrazioni, ...regoleBonus] },
  { titolo: 'Contributi e IRAP', regole: regoleContributi },
  { titolo: 'Contributi per tipo di percettore', regole: regolePercettori },
  { titolo: 'Esoneri contributivi', regole: regoleEsoneri },
  { titolo: 'Gestione separata', regole: regoleGestioneSeparata },
  { titolo: 'INAIL', regole: regoleInail },
  { titolo: 'Lavoro autonomo', regole: regoleAutonomi },
  { titolo: 'Rimborsi e missioni', regole: regoleRimborsi },
  { titolo: 'Recuperi', regole: regoleRecuperi },
  { titolo: 'Revisori, premi, diritti d’autore', regole: [...regoleRevisori, ...regolePremiEAutori] },
  { titolo: 'Addizionali', regole: [...regoleAddizionali, ...addizionaliNote] },
  { titolo: 'Adempimenti', regole: regoleAdempimenti },
  { titolo: 'Contratto, assenze e trattenute per terzi', regole: regoleContratto },
];

/** Rules that decide where an amount goes, by when, how long what is known of it is kept, when a substitute is named: not how much it is. */
export const catalogoInstradamento: readonly FamigliaRegole[] = [
  {
    titolo: 'Fondi e codici di versamento',
    regole: [...regoleFondi, ...regoleVersamenti, ...regoleCodiciFiniti, ...regoleF24Ordinario, ...regole770],
  },
  { titolo: 'Chi riscuote', regole: [maggioreEta] },
  { titolo: 'Età del figlio', regole: regoleEtaDelFiglio },
  {
    titolo: 'Scadenze degli adempimenti',
    regole: [
      ...regoleScadenze,
      ...Object.values(terminiScolastici),
      ...Object.values(terminiDeiServizi),
      ...Object.values(terminiDellAnno),
      ...regoleIncarichi,
    ],
  },
  { titolo: 'Forma dei modelli annuali', regole: regoleModelloM },
  { titolo: 'Ravvedimento operoso', regole: regoleRavvedimento },
  { titolo: 'Sanzioni civili', regole: regoleSanzioniCivili },
  { titolo: 'Conservazione dei dati personali', regole: conservazioni },
  { titolo: 'Supplenze brevi', regole: regoleSupplenzeBrevi },
];

export const tutteLeRegole: readonly RegolaDatata<unknown>[] = catalogo.flatMap(({ regole }) => regole);

/** The rules whose value the law prints anew each year: the only ones with a last day, after which they serve with a warning. */
export const ristampateOgniAnno: readonly RegolaDatata<unknown>[] = [
  primaFascia,
  massimale,
  gestioneSeparata,
  minimaleGiornaliero,
  limitiInail,
];
