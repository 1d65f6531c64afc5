import { descrizioneSetupType, type SetupType } from './elaborazione.ts';

/**
 * The reason why a school of a kind only foresees the arrears of a renewal; null where it pays them. A municipal school is offered them where it states that it applies the
 * national contract: its tables are those of the program.
 */
export const soloPrevisione = (setupType: SetupType): string | null => {
  if (setupType === 'SCUOLA')
    return 'Gli arretrati del personale della scuola statale li paga NoiPA: qui si leggono le differenze attese, da confrontare con il suo cedolino. Non si paga niente.';
  if (setupType === 'AFAM')
    return `Le tabelle del contratto di "${descrizioneSetupType[setupType]}" non sono note: lo stipendio è preso da quelle della scuola statale, e così la differenza. È una previsione e non si contabilizza; la differenza vera, letta nelle tabelle di quel contratto, si paga con una voce di arretrati.`;
  return null;
};
