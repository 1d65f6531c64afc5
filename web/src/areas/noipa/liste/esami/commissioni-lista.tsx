import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { esamiRoutes } from '#shared/contracts/noipa/esami.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { descrizioneFunzioneCommissione, funzioniCommissione } from '#shared/domain/elaborazione/commissione.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { CommissioneAltriEsami } from './commissione-altri-esami.tsx';
import { CommissioneMaturita } from './commissione-maturita.tsx';
import { importoQuota, membriPagati, type MembroPagato } from './membri.ts';

const funzioneDi = ({ righe }: MembroPagato): string => {
  const profilo = righe[0]?.profilo ?? '';
  const detta = isVoceDi(funzioniCommissione, profilo) ? descrizioneFunzioneCommissione[profilo] : profilo;
  return righe.some(({ esame }) => esame.lavoro?.sostituto) ? `${detta}, sostituto del presidente` : detta;
};

const colonne: readonly Colonna<MembroPagato>[] = [
  { id: 'nome', titolo: 'Commissione', larghezza: 170 },
  { id: 'nominativo', titolo: 'Membro', larghezza: 190 },
  { id: 'funzione', titolo: 'Funzione', valore: funzioneDi },
  {
    id: 'compenso',
    titolo: 'Compenso',
    tipo: 'importo',
    larghezza: 120,
    valore: (membro) => importoQuota(membro, 'FUNZIONE', 'IMPONIBILE'),
  },
  {
    id: 'esente',
    titolo: 'Esente',
    tipo: 'importo',
    larghezza: 120,
    valore: (membro) => importoQuota(membro, 'TRASFERTA', 'NON_IMPONIBILE'),
  },
  {
    id: 'preliminari',
    titolo: 'Preliminari',
    tipo: 'importo',
    larghezza: 120,
    valore: (membro) => importoQuota(membro, 'PRELIMINARI'),
  },
  {
    id: 'totale',
    titolo: 'Totale',
    tipo: 'importo',
    larghezza: 120,
    valore: ({ righe }) => righe.reduce((somma, { importo }) => somma + importo, 0),
  },
];

interface Props {
  readonly intera: ListaIntera;
}

/** The commissions that a list of exams pays: their members and what each is paid. */
export const CommissioniLista = ({ intera }: Props) => {
  const [aperta, setAperta] = useState<readonly MembroPagato[] | 'nuova' | null>(null);
  const membri = membriPagati(intera);
  const modificabile = intera.lista.datInvio === null;
  const elenco = useElencoLocale({
    nome: 'commissioni-lista-noipa',
    righe: membri,
    colonne,
    chiave: ({ commissione, persona }) => `${commissione}-${persona}`,
    stato: intera.lista.uid,
  });
  const togli = useTogli(intera);
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Commissioni"
        descrizione="I membri pagati da questa lista; la norma di ogni importo è in «Compensi»"
        etichetta={({ nominativo, nome }) => `${nominativo}, ${nome}`}
        {...(modificabile
          ? {
              crea: { testo: 'Aggiungi una commissione', onClick: () => setAperta('nuova') },
              azioniMassive: (scelti: readonly MembroPagato[]) => (
                <SpaceBetween direction="horizontal" size="xs">
                  <Button
                    disabled={commissioniDi(scelti).length !== 1}
                    onClick={() =>
                      setAperta(membri.filter(({ commissione }) => commissione === scelti[0]?.commissione))
                    }
                  >
                    Modifica la commissione
                  </Button>
                  <Button disabled={commissioniDi(scelti).length !== 1} onClick={() => togli(scelti)}>
                    Togli dalla lista
                  </Button>
                </SpaceBetween>
              ),
            }
          : {})}
        vuoto={{
          titolo: 'Nessuna commissione',
          testo: 'Le commissioni si scrivono in Tabelle, poi si aggiungono qui.',
        }}
      />
      {aperta !== null && (
        <FinestraCommissione
          intera={intera}
          {...(aperta === 'nuova' ? {} : { pagati: aperta })}
          onAggiunta={() => undefined}
          onChiudi={() => setAperta(null)}
        />
      )}
    </>
  );
};

const commissioniDi = (membri: readonly MembroPagato[]) => [...new Set(membri.map(({ commissione }) => commissione))];

interface FinestraProps extends Props {
  readonly pagati?: readonly MembroPagato[] | undefined;
  readonly onAggiunta: (intera: ListaIntera) => void;
  readonly onChiudi: () => void;
}

/** The window of a commission, of the kind of exam that the list pays. */
export const FinestraCommissione = (props: FinestraProps) =>
  props.intera.lista.tipo === 'MATURITA' ? <CommissioneMaturita {...props} /> : <CommissioneAltriEsami {...props} />;

/** Takes members off a commission of the list, once asked. */
const useTogli = ({ lista: { uid, versione, tipo } }: ListaIntera) => {
  const conferma = useConferma();
  const vecchie = [listeRoutes.listListeNoipa, pagamentiRoutes.getListaNoipa];
  const maturita = useWrite(esamiRoutes.removePagamentiMaturita, vecchie);
  const altri = useWrite(esamiRoutes.removePagamentiAltriEsami, vecchie);
  return (scelti: readonly MembroPagato[]) => {
    const [primo] = scelti;
    if (primo === undefined) return;
    conferma({
      titolo: `Togliere ${scelti.length === 1 ? `${primo.nominativo} (${primo.desCf})` : `${scelti.length} membri`} dalla lista?`,
      testo: `I compensi della commissione ${primo.nome} escono dalla lista; quelli di altre commissioni restano.`,
      azione: 'Togli dalla lista',
      esegui: async () => {
        await (tipo === 'MATURITA' ? maturita : altri).mutateAsync({
          body: { uid, versione, commissione: primo.commissione, persone: scelti.map(({ persona }) => persona) },
        });
      },
    });
  };
};
