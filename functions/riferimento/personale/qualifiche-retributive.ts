import type { Profilo } from '#shared/rules/contratto/inquadramento.ts';
import { daConoscenza, type Tabella } from '../origine.ts';

/** A pay qualification by the spec's names. `codLivEmo` is the row of the pay tables; null where the tables have none. */
export interface QualificaRetributiva {
  readonly prgQualificaRetributiva: number;
  readonly codArgo: string;
  /** NoiPA qualification; null where it is not known for sure. */
  readonly codMin: string | null;
  readonly desDescrizione: string;
  readonly flgAttivo: boolean;
  readonly numOrdine: number;
  readonly codLivEmo: Profilo | null;
}

const qualifica = (
  prg: number,
  codArgo: string,
  codMin: string | null,
  desDescrizione: string,
  codLivEmo: Profilo | null,
): QualificaRetributiva => ({
  prgQualificaRetributiva: prg,
  codArgo,
  codMin,
  desDescrizione,
  flgAttivo: true,
  numOrdine: prg * 10,
  codLivEmo,
});

export const qualificheRetributive: Tabella<QualificaRetributiva> = {
  id: 'qualifiche-retributive',
  descrizione: 'Qualifiche retributive',
  origine: daConoscenza(
    'Profili del CCNL Istruzione e ricerca; codici NoiPA KA05-KA08 dei docenti',
    'Gli altri codici NoiPA non sono noti con certezza. Dirigenti e religione hanno tabelle retributive proprie: codLivEmo vuoto. I progressivi non si riusano.',
  ),
  voci: [
    qualifica(1, 'CS', null, 'Collaboratore scolastico', 'COLLABORATORE'),
    qualifica(2, 'OS', null, 'Operatore', 'OPERATORE'),
    qualifica(3, 'AS', null, 'Assistente', 'ASSISTENTE'),
    qualifica(4, 'FE', null, 'Funzionario ed elevata qualificazione', 'FUNZIONARIO'),
    qualifica(5, 'DSGA', null, 'DSGA', 'FUNZIONARIO'),
    qualifica(6, 'DIP', 'KA05', "Docente di scuola dell'infanzia e primaria", 'DOCENTE_INFANZIA_PRIMARIA'),
    qualifica(7, 'EDU', null, 'Personale educativo', 'DOCENTE_INFANZIA_PRIMARIA'),
    qualifica(8, 'ITP', 'KA06', 'Docente diplomato di scuola secondaria di secondo grado', 'DOCENTE_DIPLOMATO'),
    qualifica(9, 'DPG', 'KA07', 'Docente di scuola secondaria di primo grado', 'DOCENTE_PRIMO_GRADO'),
    qualifica(10, 'DSG', 'KA08', 'Docente laureato di scuola secondaria di secondo grado', 'DOCENTE_LAUREATO'),
    qualifica(11, 'IRC', null, 'Docente di religione cattolica', null),
    qualifica(12, 'DS', null, 'Dirigente scolastico', null),
    { ...qualifica(13, 'CD', null, 'Coordinatore (area C fino al 30/04/2024)', null), flgAttivo: false },
  ],
};
