import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { ListaIntera, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { campoChiave } from '#shared/contracts/noipa/piani-capitoli.ts';
import { printDettaglioNoipa } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { testo } from '#shared/domain/campi.ts';
import { tipoStampaNoipa } from '#shared/domain/noipa/lista.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

type Compenso = PagamentoNoipa['righe'][number] &
  Pick<PagamentoNoipa, 'persona' | 'nominativo' | 'desCf'> & { readonly posto: string };

const colonne: readonly Colonna<Compenso>[] = [
  { id: 'nominativo', titolo: 'Cognome e nome', larghezza: 190 },
  { id: 'chiave', titolo: 'Codice', larghezza: 180, intera: true },
  { id: 'fascia', titolo: 'Fascia', larghezza: 90, seLarga: true },
  { id: 'ore', titolo: 'Ore', tipo: 'ore', larghezza: 90 },
  { id: 'importo', titolo: 'Importo', tipo: 'importo', somma: true, larghezza: 120 },
  { id: 'calcolato', titolo: 'Calcolato', tipo: 'importo', larghezza: 120 },
  { id: 'spiegazione', titolo: 'Da dove viene' },
  { id: 'datInizio', titolo: 'Competenza dal', tipo: 'data', seLarga: true },
  { id: 'datFine', titolo: 'Competenza al', tipo: 'data', seLarga: true },
  { id: 'desCf', titolo: 'Codice fiscale', nascosta: true },
];

interface Props {
  readonly intera: ListaIntera;
  readonly onApri: (uid: string) => void;
}

/** Every compensation of a list with where its amount comes from; those of some people are moved, or change code, together. */
export const CompensiPersone = ({ intera, onApri }: Props) => {
  const [aperta, setAperta] = useState<'dividi' | 'codice' | null>(null);
  const [scelte, setScelte] = useState<readonly Compenso[]>([]);
  const righe = intera.pagamenti.flatMap(({ righe: sue, ...chi }) =>
    sue.map((riga, indice) => ({ ...riga, ...chi, posto: `${chi.persona}-${indice}` })),
  );
  const elenco = useElencoLocale({
    nome: 'compensi-lista-noipa',
    righe,
    colonne,
    chiave: ({ posto }) => posto,
    stato: intera.lista.uid,
  });
  const apri = (finestra: 'dividi' | 'codice', quali: readonly Compenso[]) => {
    setScelte(quali);
    setAperta(finestra);
  };
  const comune = {
    intera,
    persone: [...new Set(scelte.map(({ persona }) => persona))],
    onChiudi: () => setAperta(null),
  };
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Compensi"
        descrizione="Il calcolato resta accanto a quello scritto dall’ufficio"
        etichetta={({ nominativo, chiave }) => `${nominativo}, ${chiave}`}
        azioniMassive={(quali) => (
          <SpaceBetween direction="horizontal" size="xs">
            <StampaDettaglio intera={intera} persone={[...new Set(quali.map(({ persona }) => persona))]} />
            {intera.lista.datInvio === null && (
              <SpaceBetween direction="horizontal" size="xs">
                <Button disabled={quali.length === 0} onClick={() => apri('codice', quali)}>
                  Cambia piano e capitolo
                </Button>
                <Button disabled={quali.length === 0} onClick={() => apri('dividi', quali)}>
                  Sposta in una nuova lista
                </Button>
              </SpaceBetween>
            )}
          </SpaceBetween>
        )}
        vuoto={{ titolo: 'Nessun compenso', testo: 'Si scrivono nel foglio.' }}
      />
      {aperta === 'dividi' && <DividiModale {...comune} onApri={onApri} />}
      {aperta === 'codice' && <CodiceModale {...comune} da={scelte[0]?.chiave ?? ''} />}
    </>
  );
};

/** The pay of one person of the list, to be signed. */
const StampaDettaglio = ({
  intera: { lista },
  persone,
}: {
  readonly intera: ListaIntera;
  readonly persone: readonly PagamentoNoipa['persona'][];
}) => {
  const { print, inCorso } = useStampa(printDettaglioNoipa);
  const [persona, ...altre] = persone;
  return (
    <Button
      disabled={persona === undefined || altre.length > 0}
      loading={inCorso}
      onClick={() => {
        if (persona !== undefined) print({ kind: tipoStampaNoipa[lista.tipo], idProcesso: lista.uid, persona });
      }}
    >
      Stampa il dettaglio
    </Button>
  );
};

interface FinestraProps {
  readonly intera: ListaIntera;
  readonly persone: readonly PagamentoNoipa['persona'][];
  readonly onChiudi: () => void;
}

const quante = ({ length }: readonly unknown[]): string => (length === 1 ? 'una persona' : `${length} persone`);
const vecchie = [pagamentiRoutes.getListaNoipa, listeRoutes.listListeNoipa];

/** Moves the payments of the people chosen, all of them, into a list of their own. */
const DividiModale = ({
  intera: { lista },
  persone,
  onChiudi,
  onApri,
}: FinestraProps & { readonly onApri: (uid: string) => void }) => {
  const dividi = useWrite(pagamentiRoutes.divideListaNoipa, vecchie);
  const modulo = useModulo({
    schema: z.strictObject({ descrizione: testo(1, 150) }),
    valori: { descrizione: accorciato(`${lista.descrizione}, seconda parte`, 150) },
    salva: ({ descrizione }) =>
      dividi.mutateAsync({ body: { uid: lista.uid, versione: lista.versione, persone: [...persone], descrizione } }),
    messaggio: 'Pagamenti spostati',
    onSalvato: ({ nuova }) => {
      onChiudi();
      onApri(nuova.lista.uid);
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Sposta i pagamenti di ${quante(persone)}`}
      salva="Sposta"
      onChiudi={onChiudi}
    >
      <CampoTesto
        modulo={modulo}
        nome="descrizione"
        etichetta="Descrizione della nuova lista"
        aiuto="Tutti i compensi di queste persone passano alla nuova: la somma delle due è quella di prima"
      />
    </ModaleModulo>
  );
};

const Codici = z.strictObject({ da: campoChiave(), a: campoChiave() });

/** Puts a code in the place of another for the people chosen. */
const CodiceModale = ({
  intera: { lista, codici },
  persone,
  da,
  onChiudi,
}: FinestraProps & { readonly da: string }) => {
  const cambia = useWrite(pagamentiRoutes.changeChiavi, vecchie);
  const modulo = useModulo({
    schema: Codici,
    valori: { da },
    salva: (valori) =>
      cambia.mutateAsync({ body: { uid: lista.uid, versione: lista.versione, persone: [...persone], ...valori } }),
    messaggio: 'Piano e capitolo cambiati',
    onSalvato: onChiudi,
  });
  const voci = (chiavi: readonly string[]) =>
    chiavi.map((chiave) => ({
      codice: chiave,
      descrizione: `${chiave} ${codici.find((codice) => codice.chiave === chiave)?.descrizione ?? ''}`.trim(),
    }));
  return (
    <ModaleModulo modulo={modulo} titolo={`Piano e capitolo di ${quante(persone)}`} salva="Cambia" onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="da"
        etichetta="Codice di adesso"
        voci={voci(lista.somme.map(({ chiave }) => chiave))}
      />
      <CampoScelta
        modulo={modulo}
        nome="a"
        etichetta="Nuovo codice"
        aiuto="Gli importi restano quelli di adesso"
        voci={voci(codici.map(({ chiave }) => chiave))}
      />
    </ModaleModulo>
  );
};
