import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { anteprimaDi, type Stampa } from '../../../../shared/contracts/stampe/stampa.ts';
import { useWrite } from '../../api/query.ts';
import { useNotices } from '../notices.tsx';

/** Asks for a print: `print({ idProcesso })` opens the screen that shows it; `ask` answers the address of that screen, for who opens it later. */
export const useStampa = <P extends z.ZodObject>(stampa: Stampa<P>) => {
  const { mutateAsync, isPending } = useWrite(stampa);
  const navigate = useNavigate();
  const { notifyError } = useNotices();
  const ask = async (parametri: z.input<P>): Promise<string> => {
    const { printId } = await mutateAsync(stampa.method === 'GET' ? { query: parametri } : { body: parametri });
    return anteprimaDi(stampa, parametri).replace(':printId', printId);
  };
  return {
    inCorso: isPending,
    ask,
    print: (parametri: z.input<P>): void => {
      ask(parametri).then((indirizzo) => navigate(indirizzo), notifyError);
    },
  };
};
