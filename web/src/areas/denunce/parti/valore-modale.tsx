import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as z from 'zod';
import type { DenunciaIntera, RigaDenuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { importo, testo } from '#shared/domain/campi.ts';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { formatValore, type CampoDenuncia } from './colonne-denuncia.tsx';
import { valoreVigente } from './valore-vigente.ts';

const Schema = z.strictObject({ testo: testo(0, 200), importo: importo(), perche: testo(1, 300) });

interface Props {
  /** What the record is called. */
  readonly nome: string;
  readonly riga: RigaDenuncia;
  readonly campo: CampoDenuncia;
  readonly salva: (campo: string, valore: ValoreCampo | null, perche: string) => Promise<DenunciaIntera>;
  readonly onChiudi: () => void;
}

/** Writes over one field of a record, with the reason; equal to the computed value, puts that back. */
export const ValoreModale = ({ nome, riga, campo, salva, onChiudi }: Props) => {
  const inserito = riga.inseriti.find((uno) => uno.campo === campo.nome);
  const vigente = valoreVigente(riga, campo.nome);
  const calcolato = riga.calcolati[campo.nome] ?? '';
  const modulo = useModulo({
    schema: Schema,
    valori: {
      testo: typeof vigente === 'string' ? vigente : '',
      importo: typeof vigente === 'number' ? vigente : 0,
      perche: '',
    },
    salva: (scritto) => {
      const valore = campo.importo ? scritto.importo : scritto.testo;
      return salva(campo.nome, valore === calcolato ? null : valore, scritto.perche);
    },
    messaggio: 'Valore salvato',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo={`Correggi la riga ${nome}`} onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <Box>Calcolato: {formatValore(campo, calcolato)}</Box>
        {inserito && (
          <Alert type="info">
            Scritto da {inserito.chi}: {inserito.perche}. Per rimettere il valore calcolato, scriverlo qui.
          </Alert>
        )}
        <Valore modulo={modulo} campo={campo} />
        <CampoTesto
          modulo={modulo}
          nome="perche"
          etichetta="Motivo"
          aiuto="Resta accanto al valore, con chi e quando"
        />
      </SpaceBetween>
    </ModaleModulo>
  );
};

type Scritto = z.infer<typeof Schema>;

const Valore = ({ modulo, campo }: { readonly modulo: ControlloModulo<Scritto>; readonly campo: CampoDenuncia }) => {
  const { titolo: etichetta, importo: eImporto, voci, aiuto } = campo;
  if (eImporto) return <CampoImporto modulo={modulo} nome="importo" etichetta={etichetta} />;
  const suo = { modulo, nome: 'testo', etichetta, ...(aiuto === undefined ? {} : { aiuto }) } as const;
  if (voci === undefined) return <CampoTesto {...suo} />;
  return <CampoScelta {...suo} voci={Object.entries(voci).map(([codice, descrizione]) => ({ codice, descrizione }))} />;
};
