import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import {
  listaPosPARoutes,
  listePosPA,
  type QualeLista,
} from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { RouteAnswer } from '#shared/contracts/route.ts';
import { campoPosPaInParole } from '#shared/denunce/parole-pos-pa.ts';
import { scelta, testo } from '#shared/domain/campi.ts';
import { ConParola } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSolaLettura } from '../../parti/sola-lettura.ts';
import { lette, NOMI_LISTE } from '../chiamate-moduli.ts';

type Lista = RouteAnswer<typeof listaPosPARoutes.listPosPA>[number];

const colonneDi = ({ dati: { RagSocAzienda = '' } }: Denuncia): readonly Colonna<Lista>[] => [
  { id: 'uidPosPa', titolo: 'Lista', valore: ({ uidPosPa }) => NOMI_LISTE[uidPosPa] },
  {
    id: 'cfAzienda',
    titolo: 'Dichiarante',
    cella: ({ cfAzienda }) => <ConParola codice={cfAzienda} parola={RagSocAzienda} />,
  },
  {
    id: 'prgAzienda',
    titolo: 'Progressivo',
    cella: ({ prgAzienda }) => (
      <ConParola codice={prgAzienda} parola={prgAzienda && campoPosPaInParole('PRGAZIENDA', prgAzienda)} />
    ),
  },
  { id: 'lavoratori', titolo: 'Lavoratori', tipo: 'intero' },
  { id: 'contributi', titolo: 'Contributi', tipo: 'importo' },
];

interface Props {
  readonly denuncia: Denuncia;
  readonly onApri: (lista: QualeLista) => void;
}

/** The lists of the public family of a filing: that of the month, that of variations. */
export const SezionePosPA = ({ denuncia, onApri }: Props) => {
  const [nuova, setNuova] = useState(false);
  const chiusa = useSolaLettura(denuncia);
  const query = useRoute(listaPosPARoutes.listPosPA, { body: { uid: denuncia.uid } }, { staleTime: 0 });
  const righe = query.data ?? [];
  const mancanti = listePosPA.filter((lista) => !righe.some(({ uidPosPa }) => uidPosPa === lista));
  const elenco = useElencoLocale<Lista>({
    nome: 'liste-pos-pa',
    righe,
    colonne: colonneDi(denuncia),
    stato: denuncia.uid,
    chiave: ({ uidPosPa }) => uidPosPa,
  });
  if (query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="ListaPosPA"
        etichetta={({ uidPosPa }) => NOMI_LISTE[uidPosPa]}
        esporta={false}
        onApri={({ uidPosPa }) => onApri(uidPosPa)}
        azioniRiga={({ uidPosPa }) => [{ testo: 'Apri', onClick: () => onApri(uidPosPa) }]}
        crea={chiusa || mancanti.length === 0 ? undefined : { testo: 'Nuova lista', onClick: () => setNuova(true) }}
        vuoto={{
          titolo: 'Nessuna lista',
          testo:
            'Nessun cedolino del mese si dichiara qui. Di chi ha lo stipendio dallo Stato le casse pubbliche le dichiara NoiPA, anche quando i contributi li versa la scuola. Una lista si può aggiungere a mano.',
        }}
      />
      {nuova && <NuovaListaModale denuncia={denuncia} quali={mancanti} onChiudi={() => setNuova(false)} />}
    </>
  );
};

const Nuova = z.strictObject({ lista: scelta(listePosPA), perche: testo(1, 300) });

interface NuovaProps {
  readonly denuncia: Denuncia;
  readonly quali: readonly QualeLista[];
  readonly onChiudi: () => void;
}

/** A list that no payslip says, with the front page that the data of the school give. */
const NuovaListaModale = ({ denuncia, quali, onChiudi }: NuovaProps) => {
  const { uid, versione, anno, mese } = denuncia;
  const scrivi = useWrite(listaPosPARoutes.putFrontespizioPosPA, lette);
  const principale = useRoute(listaPosPARoutes.getFrontespizioPrincipale, { query: { anno, mese } });
  const modulo = useModulo({
    schema: Nuova,
    valori: { lista: quali[0], perche: '' },
    salva: ({ lista, perche }) => scrivi.mutateAsync({ body: { uid, versione, uidPosPa: lista, campi: {}, perche } }),
    messaggio: 'Lista aggiunta',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Nuova lista" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <CampoScelta
          modulo={modulo}
          nome="lista"
          parola="Lista UniEmens"
          etichetta="Lista"
          aiuto={`Il frontespizio sarà quello della scuola: progressivo ${String(principale.data?.campi.PRGAZIENDA ?? '…')}`}
          voci={quali.map((codice) => ({ codice, descrizione: NOMI_LISTE[codice] }))}
        />
        <CampoTesto modulo={modulo} nome="perche" etichetta="Motivo" />
      </SpaceBetween>
    </ModaleModulo>
  );
};
