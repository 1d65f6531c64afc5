import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes, type DipendenteInElenco } from '#shared/contracts/denunce/spt-chiamate.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { Segno } from '#ui/segno.tsx';
import { DaRimandare } from '../parti/respinti/da-rimandare.tsx';
import { RespintoModale } from '../parti/respinti/respinto-modale.tsx';
import { motivoSolaLettura, useSolaLettura } from '../parti/sola-lettura.ts';
import { AggiungiDipendente, TogliDipendente } from './finestre-dipendente.tsx';
import { flussoSpt, indirizzoSpt } from './flusso-spt.ts';

const colonne: readonly Colonna<DipendenteInElenco>[] = [
  { id: 'nominativo', titolo: 'Dipendente' },
  { id: 'codiceFiscale', titolo: 'Codice fiscale', seLarga: true },
  { id: 'compensi', titolo: 'Compensi', tipo: 'intero', seLarga: true },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo', somma: true },
  { id: 'imponibileCorrente', titolo: 'Imponibile anno corrente', tipo: 'importo', nascosta: true },
  { id: 'impostaCorrente', titolo: 'Imposta anno corrente', tipo: 'importo', somma: true },
  { id: 'imponibilePrecedente', titolo: 'Imponibile anni precedenti', tipo: 'importo', nascosta: true },
  { id: 'impostaPrecedente', titolo: 'Imposta anni precedenti', tipo: 'importo', somma: true },
  {
    id: 'bloccanti',
    titolo: 'Stato',
    larghezza: 170,
    valore: ({ respinto, bloccanti }) => respinto ?? (bloccanti > 0 ? 'Da correggere' : 'A posto'),
    cella: ({ respinto, bloccanti }) => <StatoDipendente respinto={respinto} bloccanti={bloccanti} />,
  },
];

const StatoDipendente = ({ respinto, bloccanti }: Pick<DipendenteInElenco, 'respinto' | 'bloccanti'>) => {
  if (respinto !== null) return <Segno type="error">Respinto: {respinto}</Segno>;
  return bloccanti > 0 ? <Segno type="warning">Da correggere</Segno> : <Segno type="success">A posto</Segno>;
};

interface Props {
  readonly denuncia: Denuncia;
  /** Makes the sending of who was refused. */
  readonly onRimanda: () => Promise<void>;
}

type Finestra =
  | { readonly apre: 'aggiungi' }
  | { readonly apre: 'togli' | 'respinto'; readonly dipendente: DipendenteInElenco };

/** The people of a period; each opens to their compensations. */
export const DipendentiSpt = ({ denuncia, onRimanda }: Props) => {
  const naviga = useNavigate();
  const [finestra, setFinestra] = useState<Finestra | null>(null);
  const elenco = useElencoRighe({
    nome: 'dipendenti-spt',
    route: sptRoutes.listDipendentiSpt,
    request: { body: { uid: denuncia.uid } },
    colonne,
    ordine: 'nominativo',
    chiave: ({ chiave }: DipendenteInElenco) => chiave,
  });
  const apri = ({ idDipendente, nominativo, codiceFiscale }: DipendenteInElenco) =>
    void naviga(`${indirizzoSpt(denuncia)}/${idDipendente}/${encodeURIComponent(nominativo)}/${codiceFiscale || '-'}`);
  const inviato = denuncia.STATUS === 'INVIATO';
  const chiusa = useSolaLettura(denuncia);
  const chiudi = () => setFinestra(null);
  return (
    <SpaceBetween size="m">
      <DaRimandare denuncia={denuncia} onRimanda={onRimanda} />
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Dipendenti"
        etichetta={({ nominativo }) => nominativo}
        onApri={apri}
        crea={chiusa ? undefined : { testo: 'Aggiungi una persona', onClick: () => setFinestra({ apre: 'aggiungi' }) }}
        azioniRiga={(dipendente) => [
          { testo: 'Compensi', onClick: () => apri(dipendente) },
          ...(inviato
            ? [
                {
                  testo: flussoSpt.respinge?.azione ?? '',
                  onClick: () => setFinestra({ apre: 'respinto' as const, dipendente }),
                },
              ]
            : [
                {
                  testo: 'Togli dal periodo',
                  onClick: () => setFinestra({ apre: 'togli' as const, dipendente }),
                  disabilitata: chiusa,
                  motivo: motivoSolaLettura(denuncia),
                },
              ]),
        ]}
        vuoto={{ titolo: 'Nessuna persona', testo: 'Aggiungere una persona, oppure aggiornare il periodo.' }}
      />
      {finestra?.apre === 'aggiungi' && <AggiungiDipendente denuncia={denuncia} onChiudi={chiudi} />}
      {finestra?.apre === 'togli' && (
        <TogliDipendente denuncia={denuncia} dipendente={finestra.dipendente} onChiudi={chiudi} />
      )}
      {finestra?.apre === 'respinto' && (
        <RespintoModale
          flusso={flussoSpt}
          denuncia={denuncia}
          chiave={finestra.dipendente.chiave}
          nome={finestra.dipendente.nominativo}
          onChiudi={chiudi}
        />
      )}
    </SpaceBetween>
  );
};
