import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { anteprimaDi, type Stampa } from '../../../../shared/contracts/stampe/stampa.ts';
import { useWrite } from '../../api/query.ts';
import { useNotices } from '../notices.tsx';

/** Asks for a print and opens the screen that shows it: `print({ idProcesso })`. */
export const useStampa = <P extends z.ZodObject>(stampa: Stampa<P>) => {
  const { mutate, isPending } = useWrite(stampa);
  const navigate = useNavigate();
  const { notifyError } = useNotices();
  return {
    inCorso: isPending,
    print: (parametri: z.input<P>) =>
      mutate(stampa.method === 'GET' ? { query: parametri } : { body: parametri }, {
        onSuccess: ({ printId }) => navigate(anteprimaDi(stampa, parametri).replace(':printId', printId)),
        onError: notifyError,
      }),
  };
};
