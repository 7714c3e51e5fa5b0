import { Count } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { DiagramBox } from './diagram-box.tsx';
import { diagramLayout } from './diagram-layout.ts';
import { DiagramLink } from './diagram-link.tsx';

/** Boxes joined by arrows: flow charts, networks, family trees, states. */
export function DiagramPicture({ picture: { nodes, links, alt } }: Drawn<'diagram'>) {
  const { boxes, width, height } = diagramLayout(nodes, links);
  return (
    <Board alt={alt} width={width} height={height}>
      {nodes.map((node) => {
        const box = boxes.get(node.id);
        return box && <DiagramBox key={node.id} node={node} box={box} />;
      })}
      {links.map((link, index) => (
        <DiagramLink
          key={index}
          link={link}
          boxes={boxes}
          two={links.some(({ from, to }) => from !== to && from === link.to && to === link.from)}
        />
      ))}
      {nodes.map((node, index) => {
        const box = boxes.get(node.id);
        return (
          box && (
            <Count
              key={`n ${node.id}`}
              n={index + 1}
              x={box.at[0] - box.halfWidth + 8}
              y={box.at[1] - box.halfHeight + 4}
            />
          )
        );
      })}
    </Board>
  );
}
