import { erroreMostrato } from '../errore-cella.ts';
import { fileDanneggiato } from '../file-non-leggibile.ts';
import { clock, numberText, percentText, writtenDateText } from '../xlsx/cell-text.ts';

const DURATION = /^(-?)PT(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,10})(?:[.,]\d{1,12})?S)?$/;

const hoursText = (duration: string): string => {
  const [whole, minus = '', hours = '0', minutes = '0', seconds = '0'] = DURATION.exec(duration) ?? [];
  if (whole === undefined) throw fileDanneggiato();
  return `${minus}${clock(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))}`;
};

/**
 * A cell (OpenDocument 1.3, 19.385) as text, as `Table` describes it: its value, or the text that it shows when it says none.
 * @throws FileNonLeggibile when it holds what its kind cannot
 */
export const textOfCell = (attributes: ReadonlyMap<string, string>, shown: string): string => {
  const value = attributes.get('value') ?? '';
  switch (attributes.get('value-type') ?? 'string') {
    case 'float':
    case 'currency':
      return numberText(value);
    case 'percentage':
      return percentText(value);
    case 'date':
      return writtenDateText(attributes.get('date-value') ?? '');
    case 'time':
      return hoursText(attributes.get('time-value') ?? '');
    case 'boolean':
      return attributes.get('boolean-value') === 'true' ? 'VERO' : 'FALSO';
    case 'error':
      return erroreMostrato(shown.trim());
    default:
      return shown.trim();
  }
};
