"""Times the Python rivals on one input and prints what they computed, as JSON on stdout.

usage: rivals.py INPUT.json

The whole protocol is run as a straightforward harness would: rank_bm25 for BM25, scikit-learn for TF-IDF, numpy for
ranks (a stable sort, so that ties stand in corpus order). bm25s is timed on the same tokens; its scores are of another
BM25 variant and are not compared.
"""

import json
import re
import sys
import time

import bm25s
import numpy as np
from rank_bm25 import BM25Okapi
from sklearn.feature_extraction.text import TfidfVectorizer

DISCOUNT = 1 / np.log2(np.arange(2, 12))


def tokens(text):
    return re.findall(r"\w+", text.lower())


class Bm25:
    def __init__(self, texts):
        self.index = BM25Okapi([tokens(text) for text in texts])

    def scores(self, queries):
        return np.stack([self.index.get_scores(tokens(query)) for query in queries])


class Tfidf:
    def __init__(self, texts):
        self.vectorizer = TfidfVectorizer(sublinear_tf=True)
        self.matrix = self.vectorizer.fit_transform(texts)

    def scores(self, queries):
        return (self.vectorizer.transform(queries) @ self.matrix.T).toarray()


def pool_values(scores, golds):
    """R@1, R@5, R@10, R@20, RR and nDCG@10 of every query."""
    values = []
    for row, gold in zip(scores, golds):
        order = np.argsort(-row, kind="stable")
        hits = np.isin(order, gold)
        found = np.flatnonzero(hits)
        ideal = DISCOUNT[: min(len(gold), 10)].sum()
        values.append(
            [hits[:k].sum() / len(gold) for k in (1, 5, 10, 20)]
            + [1 / (found[0] + 1), (hits[:10] * DISCOUNT[: len(hits[:10])]).sum() / ideal]
        )
    return np.array(values)


def in_record_values(row, gold, negatives):
    """InRecord.RR, InRecord.nDCG@5 and PairAcc of one query."""
    listed = list(gold) + list(negatives)
    order = np.argsort(-row[listed], kind="stable")
    hits = order < len(gold)
    ideal = DISCOUNT[: min(len(gold), 5)].sum()
    return [
        1 / (np.flatnonzero(hits)[0] + 1),
        (hits[:5] * DISCOUNT[: len(hits[:5])]).sum() / ideal,
        pair_accuracy(row, gold, negatives),
    ]


def pair_accuracy(row, gold, negatives):
    return float(np.mean([row[g] >= row[n] for g in gold for n in negatives]))


def draw(data):
    rng = np.random.default_rng(42)
    everything = np.arange(len(data["texts"]))
    return [
        rng.choice(np.setdiff1d(everything, gold), size=max(1, len(negatives)), replace=False)
        for gold, negatives in zip(data["gold"], data["hardNegatives"])
    ]


def strata_means(values, labels):
    return {
        field: {label: values[np.array(column) == label].mean(axis=0).tolist() for label in set(column)}
        for field, column in labels.items()
    }


def system_figures(name, scorer, data, drawn):
    golds, negatives = data["gold"], data["hardNegatives"]
    scores = scorer.scores(data["queries"])
    values = pool_values(scores, golds)
    judged = [i for i in range(len(golds)) if negatives[i]]
    in_record = np.array([in_record_values(scores[i], golds[i], negatives[i]) for i in judged])
    random = [pair_accuracy(scores[i], golds[i], drawn[i]) for i in range(len(golds))]
    figures = {
        "global": values.mean(axis=0).tolist(),
        "inRecord": in_record.mean(axis=0).tolist() + [float(np.mean(random))],
        "strata": strata_means(values, data["strata"]),
    }
    rewritten = data["rewritten"]
    if rewritten:
        again = scorer.scores([query["text"] for query in rewritten])
        figures["rewrites"] = pool_values(again, [golds[query["query"]] for query in rewritten]).mean(axis=0).tolist()
    if name == "bm25":
        allowed = np.array(data["documentFiling"])[None, :] == np.array(data["queryFiling"])[:, None]
        figures["filtered"] = pool_values(np.where(allowed, scores, -np.inf), golds).mean(axis=0).tolist()
    return figures


def timed(work):
    """The result of work, and its milliseconds by the clock and of all threads."""
    start, before = time.perf_counter(), time.process_time()
    result = work()
    cpu = time.process_time() - before
    return result, {"wall": 1000 * (time.perf_counter() - start), "cpu": 1000 * cpu}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    texts, queries = data["texts"], data["queries"]
    times = {}

    def suite():
        drawn = draw(data)
        scorers = {"tfidf": Tfidf(texts), "bm25": Bm25(texts)}
        return {name: system_figures(name, scorer, data, drawn) for name, scorer in scorers.items()}

    figures, times["suite"] = timed(suite)

    bm25, times["rank_bm25 index"] = timed(lambda: Bm25(texts))
    _, times["rank_bm25 score"] = timed(lambda: bm25.scores(queries))
    tfidf, times["scikit-learn index"] = timed(lambda: Tfidf(texts))
    _, times["scikit-learn score"] = timed(lambda: tfidf.scores(queries))

    def index_bm25s():
        index = bm25s.BM25(method="atire", k1=1.5, b=0.75)
        index.index([tokens(text) for text in texts], show_progress=False)
        return index

    other, times["bm25s index"] = timed(index_bm25s)
    known = [[t for t in tokens(query) if t in other.vocab_dict] for query in queries]
    _, times["bm25s score"] = timed(lambda: [other.get_scores(query) for query in known if query])
    json.dump({"figures": figures, "times": times}, sys.stdout)


main()
