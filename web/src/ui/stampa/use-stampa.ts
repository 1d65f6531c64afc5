import { useNavigate, useParams } from 'react-router-dom';
import type * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { anteprimaDi, richiestaDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { formatOra } from '../formati.ts';
import { useNotices } from '../notices.tsx';

/** Asks for a print: `print({ idProcesso })` opens the screen that shows it; `ask` answers the address of that screen, for who opens it later. */
export const useStampa = <P extends z.ZodObject>(stampa: Stampa<P>) => {
  const { mutateAsync, isPending } = useWrite(stampa);
  const navigate = useNavigate();
  const { notify, notifyError } = useNotices();
  const aperti = useParams();
  const ask = async (parametri: z.input<P>): Promise<string> => {
    const { printId, fattaIl } = await mutateAsync(richiestaDi(stampa, parametri));
    if (fattaIl !== null)
      notify(
        'info',
        `Questa stampa è già stata fatta alle ${formatOra(new Date(fattaIl))}. Da allora i dati non sono cambiati: si riapre la stessa.`,
      );
    return withParametri(anteprimaDi(stampa, parametri), { ...aperti, printId });
  };
  return {
    inCorso: isPending,
    ask,
    print: (parametri: z.input<P>): void => {
      ask(parametri).then((indirizzo) => navigate(indirizzo), notifyError);
    },
  };
};

/** The address with its parameters: a preview inside a screen has those of that screen. */
const withParametri = (indirizzo: string, valori: Readonly<Record<string, string | undefined>>): string =>
  indirizzo.replaceAll(/:(\w+)/g, (intero, nome: string) => encodeURIComponent(valori[nome] ?? intero));
