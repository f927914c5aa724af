"""Graphs with the PageRank that networkx gives them: python3 make.py > ranks.json"""
import json, random
import networkx as nx

random.seed(7)
out = []
for name, count, chance in [("a triangle with a tail", 0, 0), ("sparse", 12, 0.12), ("dense", 20, 0.4), ("no links", 5, 0)]:
    graph = nx.DiGraph()
    if name == "a triangle with a tail":
        graph.add_edges_from([(0, 1), (1, 2), (2, 0), (2, 3)])
    else:
        graph.add_nodes_from(range(count))
        graph.add_edges_from((a, b) for a in range(count) for b in range(count) if a != b and random.random() < chance)
    ranks = nx.pagerank(graph, alpha=0.85, tol=1e-14, max_iter=1000)
    depths = nx.single_source_shortest_path_length(graph, 0)
    nodes = sorted(graph.nodes)
    out.append({"name": name, "links": [sorted(graph.successors(n)) for n in nodes], "ranks": [ranks[n] for n in nodes], "depths": [depths.get(n) for n in nodes]})
print(json.dumps(out, indent=0))
